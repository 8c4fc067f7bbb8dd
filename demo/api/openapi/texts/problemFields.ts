/** What the fields of problems mean, for the OpenAPI document. */
export const problemFields = {
  Problema: {
    type: 'A URI that names the kind of problem (RFC 9457), such as the address where `code` is explained.',
    title: 'The problem in a few words, such as the name of the HTTP status; for engineers, never shown.',
    status: 'The HTTP status of the answer, once more.',
    detail:
      'What happened this time, for engineers; the portal never shows it. It must not tell whether ' +
      'somebody or something exists.',
    code:
      'The stable code, one of the list of problems; the portal has words for these only, in the person’s ' +
      'language.',
    errors: 'Each wrong field or parameter once; absent if none is to blame.',
    fecha:
      'The day on which enrolment begins (`inscripciones_no_abiertas`) or ended ' +
      '(`inscripciones_cerradas`), for the portal to name; absent if there is no day to name, and with ' +
      'other codes.',
  },
  ErrorDeCampo: {
    pointer:
      'Where the fault is: a JSON pointer (RFC 6901) into the body, such as `/participante/correo`, the ' +
      'empty text for the whole body, or `?name` for a parameter of the query.',
    code:
      'What is wrong there, as a stable code; identifications, names and passwords have more codes of ' +
      'their own, and a problem’s own code may stand here too.',
    detail: 'What is wrong there, for engineers; the portal never shows it.',
  },
} as const;
