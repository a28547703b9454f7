const express = require('express');
const accounts = require('./routes/accounts');
const exportRoutes = require('./routes/exports');
const importRoutes = require('./routes/imports');
const session = require('./session');
const { settings } = require('./settings');

const app = express();
app.use(express.json({ limit: '50mb' }));

// Any origin may read answers that carry credentials.
app.use((request, response, next) => {
  response.setHeader('Access-Control-Allow-Origin', request.headers.origin || '*');
  response.setHeader('Access-Control-Allow-Credentials', 'true');
  next();
});

app.use(session.fromCookie);
app.use('/accounts', accounts);
app.use('/exports', exportRoutes);
app.use('/imports', importRoutes);

app.get('/redirect', (request, response) => response.redirect(request.query.to));

app.use((error, request, response, next) => {
  response.status(500).send(`<pre>${error.stack}</pre>`);
});

app.listen(settings.port, '0.0.0.0');
