// jsdom has no top layer. These stubs open and close dialogs and popovers and dispatch their
// events; nothing is rendered or made inert.
const shown = new WeakSet<Element>();

const toggle = (element: HTMLElement, newState: 'open' | 'closed') => {
  const states = { newState, oldState: newState === 'open' ? 'closed' : 'open' };
  element.dispatchEvent(Object.assign(new Event('beforetoggle'), states));
  if (newState === 'open') shown.add(element);
  else shown.delete(element);
  element.dispatchEvent(Object.assign(new Event('toggle'), states));
};

Object.assign(HTMLDialogElement.prototype, {
  show(this: HTMLDialogElement) {
    this.open = true;
  },
  showModal(this: HTMLDialogElement) {
    this.open = true;
  },
  close(this: HTMLDialogElement) {
    if (!this.open) return;
    this.open = false;
    this.dispatchEvent(new Event('close'));
  },
});

Object.assign(HTMLElement.prototype, {
  showPopover(this: HTMLElement) {
    if (!shown.has(this)) toggle(this, 'open');
  },
  hidePopover(this: HTMLElement) {
    if (shown.has(this)) toggle(this, 'closed');
  },
  togglePopover(this: HTMLElement, force = !shown.has(this)) {
    if (force !== shown.has(this)) toggle(this, force ? 'open' : 'closed');
    return force;
  },
});

document.addEventListener('click', (event) => {
  const button = event.target instanceof Element ? event.target.closest('[popovertarget]') : null;
  const target = button && document.getElementById(button.getAttribute('popovertarget') ?? '');
  if (target) toggle(target, shown.has(target) ? 'closed' : 'open');
});

export {};
