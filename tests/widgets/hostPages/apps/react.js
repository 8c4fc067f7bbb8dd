// A page made by React 19 and styled-components, with the tags in what it renders, one of them in another place each time.
import { createElement, StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import styled, { createGlobalStyle } from 'styled-components';

const Everywhere = createGlobalStyle`
  body { color: rgb(1, 2, 3); }
`;
const Frame = styled.section`
  border-block-start: 3px solid rgb(${({ $order }) => $order}, 8, 9);
`;

function Page() {
  const [order, setOrder] = useState(0);
  const login = createElement('portal-login', { key: 'login', routing: 'memory' });
  const publico = createElement('portal-inscripcion-publica', {
    key: 'publico',
    routing: 'memory',
    helpHref: '/ayuda',
    datos: { nombres: 'Ana Lucía' },
  });
  return createElement(
    StrictMode,
    null,
    createElement(Everywhere),
    createElement(
      'button',
      { id: 'orden', type: 'button', onClick: () => setOrder(order + 1) },
      'Cambiar el orden',
    ),
    createElement(
      Frame,
      { id: 'marco', $order: order },
      order % 2 === 0 ? [login, publico] : [publico, login],
    ),
  );
}

createRoot(document.getElementById('raiz')).render(createElement(Page));
