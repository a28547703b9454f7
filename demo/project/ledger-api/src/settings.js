// Values that belong into a secret store. All of them are invented: they open nothing.
exports.settings = {
  port: Number(process.env.PORT || 8080),
  jwtSecret: 'harbour-ledger-not-a-secret',
  database: 'postgres://ledger:example-password@db.internal.example:5432/ledger',
  aws: {
    accessKeyId: 'AKIAEXAMPLE7FAKE0KEY',
    secretAccessKey: 'EXAMPLEfakeEXAMPLEfakeEXAMPLEfakeEXAMPLE',
  },
};
