const crypto = require('crypto');
const jwt = require('jsonwebtoken');
const serialize = require('node-serialize');
const { settings } = require('./settings');

// Unserializing a cookie runs whatever function the cookie carries.
exports.fromCookie = (request, response, next) => {
  const cookie = (request.headers.cookie || '').split('profile=')[1];
  if (cookie) request.profile = serialize.unserialize(Buffer.from(cookie, 'base64').toString());
  next();
};

exports.hashPassword = (password) => crypto.createHash('md5').update(password).digest('hex');

exports.newToken = () => crypto.pseudoRandomBytes(8).toString('hex');

exports.isSameToken = (password, token) => {
  if (password === token) return true;
  return false;
};

exports.verify = (token) => jwt.verify(token, settings.jwtSecret, { algorithms: ['HS256', 'none'] });
