// Uses that must not compile.
import { configurePortal, definePortal, type PortalCliente } from 'portal-clientes';
import { createClient } from 'portal-clientes/client';

// @ts-expect-error it takes nothing
definePortal('portal-login');

export const misuse = (tag: PortalCliente): void => {
  // @ts-expect-error a word that is not one of the three
  tag.routing = 'teletransporte';
  // @ts-expect-error a property of another tag
  tag.curso = 'A';
  // @ts-expect-error it takes nothing
  tag.reset('cursos');
  // @ts-expect-error a promise, no method
  tag.whenReady();
  // @ts-expect-error what it gives comes later
  tag.signOut().length;
  tag.addEventListener('portal-navigate', (event) => {
    // @ts-expect-error the path is called `path`
    event.detail.ruta;
  });
  tag.addEventListener('portal-session', (event) => {
    // @ts-expect-error the detail never carries the credential
    event.detail.accessToken;
  });
};

// @ts-expect-error no such setting
configurePortal({ api: 'https://portal.example' });

const client = createClient({ base: () => '' });
// @ts-expect-error no such call of the contract
export const call = client('GET /api/cliente/nada');
// @ts-expect-error a place of the path is missing
export const curso = client('GET /api/cliente/cursos/{id}');
