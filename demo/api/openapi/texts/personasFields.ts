/** What the fields of participants and buyers mean, for the OpenAPI document. */
const tipo =
  'The kind of document, by the codes of the tax authorities. Ecuador: `05` cédula, `04` RUC, `06` ' +
  'passport, `08` foreign document; Colombia: `13` cédula de ciudadanía, `22` cédula de extranjería, `31` ' +
  'NIT.';

export const personasFields = {
  Participante: {
    tipoIdentificacion: tipo,
    identificacion:
      'The number of the document in its normal form: capitals and digits, a NIT with the hyphen before ' +
      'its check digit. Nobody has two enrolments in one course, except after one that was rejected, ' +
      'cancelled or expired.',
    nombres: 'The given names.',
    apellidos: 'The surnames; empty for a person with one name.',
    correo:
      'The participant’s e-mail, in lower case. If it is another than the client’s, the state of the ' +
      'enrolment is mailed there too, without amounts.',
    telefono: 'The participant’s telephone number, in E.164.',
  },
  Comprador: {
    tipoIdentificacion: tipo,
    identificacion: 'The number of the buyer’s document in its normal form.',
    razonSocial: 'The name of the person or organisation that the document is made out to.',
    correo: 'The buyer’s e-mail, in lower case.',
    direccion: 'The buyer’s postal address; absent if none was given.',
    telefono: 'The buyer’s telephone number, in E.164; absent if none was given.',
  },
  ParticipanteNuevo: {
    tipoIdentificacion: tipo,
    identificacion:
      'The number as typed, checked by the rules of its kind and kept in its normal form: spaces, dots, ' +
      'dashes and the document’s name before it do not count.',
    nombres:
      'The given names as typed: one line of at most 100 characters, with letters of any script and ' +
      'without digits.',
    apellidos: 'The surnames as typed, by the same rules; null for a person who has none.',
    correo: 'The participant’s e-mail, kept in lower case. Mails of a public application go there.',
    telefono:
      'The telephone number with its country code, kept in E.164 without spaces, dots, hyphens and brackets.',
  },
  CompradorNuevo: {
    tipoIdentificacion: tipo,
    identificacion:
      'The number as typed, checked by the rules of its kind and kept in its normal form, like that of a ' +
      'participant.',
    razonSocial:
      'The name of the person or organisation to bill: one line of at most 200 characters, in which digits ' +
      'are allowed.',
    correo: 'The buyer’s e-mail, kept in lower case.',
    direccion: 'The buyer’s postal address, one line of at most 300 characters; absent if none was given.',
    telefono: 'The buyer’s telephone number with its country code, kept in E.164; absent if none was given.',
  },
} as const;
