/** What the attribute `sandbox` of a frame around the portal has to allow. */
export const sandboxPermissions = [
  'allow-scripts',
  'allow-same-origin',
  'allow-forms',
  'allow-popups',
  'allow-popups-to-escape-sandbox',
  'allow-downloads',
  'allow-modals',
] as const;

export type SandboxPermission = (typeof sandboxPermissions)[number];
