// Describes what each tag is and has. A test compares it with the tags.
import {
  commonAttributes,
  cursoAttributes,
  landing,
  loginHref,
  loginPortalHref,
  personaAttributes,
  publicoHref,
  publicoPortalHref,
  termsHref,
} from './attributes.ts';
import type { NamedDescription, TagDescription } from './TagDescription.ts';

const fallback: NamedDescription = {
  name: '',
  es: 'Lo que se ve mientras la etiqueta carga, o si no puede cargar: un enlace, un aviso.',
  en: 'what is shown while the tag loads, or if it cannot',
};

const logo: NamedDescription = {
  name: 'logo',
  es: 'Logotipo de la cabecera.',
  en: 'your logo, in the header; `<portal-completo>` copies it into the tag that it shows',
};

const imagen: NamedDescription = {
  name: 'imagen',
  es: 'Imagen junto al formulario de ingreso.',
  en: 'the picture beside the sign-in form',
};

export const tagDocs: Readonly<Record<string, TagDescription>> = {
  'portal-login': {
    className: 'PortalLogin',
    es: 'Ingreso de clientes, solicitud de cambio de contraseña y cambio de contraseña.',
    en: 'sign in, request a password change, change the password',
    attributes: [...commonAttributes, loginPortalHref, publicoHref],
    slots: [fallback, logo, imagen],
  },
  'portal-inscripcion-publica': {
    className: 'PortalInscripcionPublica',
    es: 'Inscripción pública, para páginas que cualquiera puede ver.',
    en: 'the public page of courses and enrolment; needs no account',
    attributes: [...commonAttributes, ...cursoAttributes, termsHref, publicoPortalHref, ...personaAttributes],
    slots: [fallback, logo],
  },
  'portal-cliente': {
    className: 'PortalCliente',
    es: 'El área de clientes: inicio, inscripciones, cursos, recibos y cartera.',
    en: 'the signed-in area: home, enrolments, courses, receipts, cartera, invoices',
    attributes: [...commonAttributes, loginHref, termsHref],
    slots: [fallback, logo],
  },
  'portal-completo': {
    className: 'PortalCompleto',
    es: 'El portal completo, con todas sus rutas; se compone de las otras tres etiquetas.',
    en: 'the whole portal, composed of the other three',
    attributes: [...commonAttributes, landing, termsHref],
    slots: [fallback, logo],
  },
};
