export { loadInvoices, loadPaymentInfo } from './api/load-payment';
export { InvoicesPage } from './ui/invoices-page';
export { PaymentInfoPage } from './ui/payment-info-page';
export { PaymentPage } from './ui/payment-page';
export { PaymentCancelPage, PaymentSessionPage } from './ui/payment-result-pages';
export { PaymentSuccessPage } from './ui/payment-success-page';
