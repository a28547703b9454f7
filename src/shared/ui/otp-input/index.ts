export { otpLength, OtpInput, type OtpInputProps } from './otp-input';
