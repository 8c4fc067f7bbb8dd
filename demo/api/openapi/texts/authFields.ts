/** What the fields of signing in, registering and the user of a session mean, for the OpenAPI document. */
export const authFields = {
  Credenciales: {
    username:
      'What the person signs in with: an e-mail or an identification. Outer spaces and case do not count, ' +
      'nor do the dots and dashes of an identification.',
    password:
      'The password exactly as typed, with its outer spaces. The rules for new passwords do not apply to ' +
      'it: an old one still signs in.',
    type: 'The kind of user that signs in; the portal’s are always `CLI`, clients.',
  },
  Registro: {
    email:
      'The e-mail of the new account, kept in lower case. Until the person opens the link of the mail it ' +
      'is unverified, and no existing record is linked to the account.',
    password:
      'The new password: 15 to 128 code points in NFC, not a common one, and not the person’s name or ' +
      'e-mail.',
    firstName: 'The given names, which become `nombres` of the client.',
    lastName: 'The surnames, which become `apellidos` of the client; null for a person who has none.',
  },
  SesionNueva: {
    accessToken:
      'The credential of the new session: a JWT with `exp` in seconds, at most 31 days ahead. The portal ' +
      'sends it as `Authorization: Bearer`, to the API’s origin only, and reads nothing of it but `exp`.',
    user: 'Who has signed in.',
  },
  Usuario: {
    id:
      'The stable identifier of the user’s account, the only one that `GET /api/cliente/usuarios/{id}` ' +
      'finds with this credential; it may differ from the `id` of the client.',
    displayName: 'The person’s whole name in one line, given names first.',
    lastName:
      'The part of `displayName` that is the surnames, by which the portal makes the initials; absent or ' +
      'null for a person with one name.',
    email:
      'The e-mail that the person signs in with. Mails go to `correo` of the client, which may be another.',
    photoURL:
      'The address of the person’s picture, with its origin: the portal uses it as it is. Absent or null, ' +
      'the initials are shown.',
    role:
      'The role, such as `CLI`, by which the menu shows items; absent or null shows every item. It grants ' +
      'nothing: the server decides what a person may do.',
  },
  'GET /api/auth/me': {
    user: 'The user that the credential belongs to.',
  },
} as const;
