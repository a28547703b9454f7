/** How many recovery codes are generated at a time. Each is valid for one login without the app. */
export const recoveryCodeCount = 10;
