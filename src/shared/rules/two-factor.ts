/** So many recovery codes are made at a time; each is good for one login without the app. */
export const recoveryCodeCount = 10;
