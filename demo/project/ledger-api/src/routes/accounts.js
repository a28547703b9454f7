const express = require('express');
const _ = require('lodash');
const { pool } = require('../database');

const router = express.Router();
const overrides = {};

router.get('/:id', async (request, response) => {
  const rows = await pool.query("SELECT * FROM accounts WHERE id = '" + request.params.id + "'");
  response.json(rows);
});

router.get('/', async (request, response) => {
  const order = request.query.order || 'name';
  const rows = await pool.query(`SELECT * FROM accounts ORDER BY ${order}`);
  response.json(rows);
});

// The key comes from the request: `__proto__` is a key, too.
router.post('/:id/override', (request, response) => {
  const { key, value } = request.body;
  overrides[request.params.id] = overrides[request.params.id] || {};
  overrides[request.params.id][key] = value;
  response.json(_.merge({}, overrides[request.params.id], request.body.defaults));
});

router.get('/search/by-name', (request, response) => {
  const pattern = new RegExp(request.query.name, 'i');
  response.json(Object.keys(overrides).filter((name) => pattern.test(name)));
});

router.get('/search/by-iban', (request, response) => {
  const looksLikeIban = /^([A-Z]{2}[0-9]{2})(([A-Z0-9]+)+)$/;
  response.json({ valid: looksLikeIban.test(request.query.iban) });
});

module.exports = router;
