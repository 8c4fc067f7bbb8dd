// The theme's menu, as CMS themes had them: a jQuery plugin, a global, and a listener on everything.
(($) => {
  $.fn.menuUniversitario = function menuUniversitario(options) {
    const settings = $.extend({ duration: 120 }, options);
    return this.each(function prepare() {
      const menu = $(this);
      const items = menu.find('li.expandido');

      function show(item, open) {
        item.toggleClass('abierto', open).children('a').attr('aria-expanded', String(open));
        item.children('ul').stop(true, true)[open ? 'slideDown' : 'slideUp'](settings.duration);
      }

      items
        .on('mouseenter', function enter() {
          show($(this), true);
        })
        .on('mouseleave', function leave() {
          show($(this), false);
        });
      items.children('a').on('click', function toggle(event) {
        event.preventDefault();
        const item = $(this).parent();
        show(item, !item.hasClass('abierto'));
      });
      menu.on('keydown', (event) => {
        if (event.key === 'Escape') items.each((_index, item) => show($(item), false));
      });
      menu.find('.menu-toggle').on('click', function toggleAll() {
        const open = $('#menu-lista').toggleClass('abierta').hasClass('abierta');
        $(this).attr('aria-expanded', String(open));
      });
    });
  };

  $(() => {
    $('body').removeClass('no-js').addClass('con-js');
    $('#menu').menuUniversitario();
    // Themes do this to "fix" old browsers: every field and button of the page is touched.
    $('input, button, select').addClass('form-control');
    $('a[href^="#"]').on('click', function jump() {
      const target = $($(this).attr('href'));
      if (target.length > 0) $('html, body').animate({ scrollTop: target.offset().top }, 200);
    });
  });
})(jQuery);
