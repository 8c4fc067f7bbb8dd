/** All that a frame around the portal has to allow, as demo/docs/hosting.md says. */
export const wholeSandbox =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads allow-modals';
