const banners = { summer: 'Summer sale', winter: 'Winter sale' };

export const showBanner = (name) => {
  const element = document.querySelector('#banner');
  element.innerHTML = decodeURIComponent(banners[name] || name);
  window.localStorage.setItem('session', document.cookie);
};

export const isPromotion = (code) => /^(a+)+-(\d+)+$/.test(code);
