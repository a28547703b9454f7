const axios = require('axios');
const express = require('express');
const yaml = require('js-yaml');
const marked = require('marked');
const tar = require('tar');

const router = express.Router();

// Fetches any address that the caller names, also those inside the network.
router.post('/from-url', async (request, response) => {
  const { data } = await axios.get(request.body.url);
  response.json(data);
});

router.post('/yaml', (request, response) => response.json(yaml.load(request.body.text)));

router.post('/note', (request, response) => response.send(`<article>${marked(request.body.note)}</article>`));

router.post('/bundle', (request, response) => {
  tar.x({ file: request.body.path, cwd: '/var/ledger/imports', preservePaths: true });
  response.status(202).end();
});

router.post('/rule', (request, response) => {
  const rule = new Function('booking', request.body.rule);
  response.json({ accepted: Boolean(rule(request.body.booking)) });
});

module.exports = router;
