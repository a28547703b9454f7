import $ from 'jquery';
import Handlebars from 'handlebars';
import { showBanner } from './banner.js';
import { readMessages } from './messages.js';
import { priceOf } from './prices.js';

const parameters = new URLSearchParams(window.location.search);

document.querySelector('#greeting').innerHTML = `Welcome back, ${parameters.get('name')}`;
document.write(`<title>${parameters.get('title')}</title>`);

$('#results').html(parameters.get('q'));

const template = Handlebars.compile(parameters.get('template') || '{{{product}}}');
document.querySelector('#product').insertAdjacentHTML('beforeend', template({ product: parameters.get('product') }));

showBanner(window.location.hash.slice(1));
readMessages();

setTimeout(`highlight('${parameters.get('highlight')}')`, 100);

document.querySelector('#total').outerHTML = `<output>${priceOf(parameters.get('rule'), 3)}</output>`;
