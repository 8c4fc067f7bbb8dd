import type { EventDescription } from './TagDescription.ts';

/** The events that every tag dispatches. */
export const eventDocs: readonly EventDescription[] = [
  {
    name: 'portal-ready',
    detailName: 'PortalReadyDetail',
    detail: [
      { name: 'tag', type: 'string' },
      { name: 'version', type: 'string' },
    ],
    es: 'La etiqueta se mostró por primera vez.',
    en: 'the tag showed itself for the first time',
  },
  {
    name: 'portal-session',
    detailName: 'PortalSessionDetail',
    detail: [
      { name: 'estado', type: "'autenticado' | 'anonimo'" },
      { name: 'usuario', type: '{ id: string; displayName: string; email: string }', optional: true },
    ],
    es: 'Se sabe quién ingresó, o cambió. Nunca lleva la credencial.',
    en: 'who is signed in is known, or has changed; never includes the credential',
  },
  {
    name: 'portal-navigate',
    detailName: 'PortalNavigateDetail',
    detail: [
      { name: 'path', type: 'string' },
      { name: 'href', type: 'string' },
    ],
    es: 'La etiqueta pasa a otra de sus pantallas. Con `preventDefault()` se queda, y la página va con su propio enrutador.',
    en: "the tag goes to another of its screens. After `preventDefault()` it stays where it is, so that your page's own router may go there; the browser's Back and Forward cannot be prevented",
  },
  {
    name: 'portal-step',
    detailName: 'PortalStepDetail',
    detail: [
      { name: 'curso', type: 'string' },
      { name: 'step', type: 'string' },
    ],
    es: 'Se mostró un paso del formulario de inscripción.',
    en: 'a step of the enrolment form was shown',
  },
  {
    name: 'portal-inscripcion',
    detailName: 'PortalInscripcionDetail',
    detail: [
      { name: 'canal', type: "'portal' | 'publico'" },
      { name: 'curso', type: 'string' },
      { name: 'numero', type: 'string', optional: true },
      { name: 'solicitud', type: 'string', optional: true },
    ],
    es: 'El servicio aceptó una inscripción.',
    en: 'the server accepted an enrolment',
  },
  {
    name: 'portal-pago',
    detailName: 'PortalPagoDetail',
    detail: [
      { name: 'importe', type: 'number' },
      { name: 'moneda', type: 'string' },
      { name: 'recibo', type: 'string' },
    ],
    es: 'Entró un pago de la persona, que volvió de la pasarela. El importe va en centavos.',
    en: 'the person is back from the payment page, and their payment came in; in minor units',
  },
  {
    name: 'portal-error',
    detailName: 'PortalErrorDetail',
    detail: [
      { name: 'code', type: 'string' },
      { name: 'message', type: 'string' },
    ],
    es: 'Algo no se pudo hacer y se dijo a la persona.',
    en: 'something could not be done, and the person was told',
  },
];
