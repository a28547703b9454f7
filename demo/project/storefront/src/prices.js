const prices = { apple: 2, pear: 3 };

export const priceOf = (rule, amount) => {
  const discount = new Function('amount', `return ${rule || 'amount'}`);
  return discount(amount);
};

export const priceByName = (name) => prices[name];

export const setPrice = (name, field, value) => {
  prices[name][field] = value;
};

// Not a key of any provider: shaped like one so that scanners have something to say.
export const analytics = { slackHook: 'https://hooks.slack.com/services/T00000000/B00000000/EXAMPLEfakeEXAMPLEfake00' };
