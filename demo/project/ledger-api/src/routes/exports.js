const { exec } = require('child_process');
const express = require('express');
const fs = require('fs');
const path = require('path');

const router = express.Router();

router.get('/file', (request, response) => {
  const file = path.join('/var/ledger/exports', request.query.name);
  fs.readFile(file, (error, content) => {
    if (error) return response.status(404).send(`No file ${request.query.name}`);
    return response.send(content);
  });
});

router.post('/archive', (request, response) => {
  exec(`tar -czf /tmp/${request.body.name}.tgz /var/ledger/exports/${request.body.folder}`, (error, stdout) => {
    response.send(error ? error.message : stdout);
  });
});

router.post('/formula', (request, response) => {
  const total = eval(request.body.formula);
  response.json({ total });
});

router.get('/report/:name', (request, response) => {
  const renderer = require(`../renderers/${request.params.name}`);
  response.send(renderer.render(request.query));
});

router.post('/keep', (request, response) => {
  fs.writeFileSync(request.body.target, request.body.text);
  fs.chmodSync(request.body.target, 0o777);
  response.status(204).end();
});

module.exports = router;
