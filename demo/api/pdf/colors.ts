/** The colours of documents. */
export const colors = {
  text: '#1c252e',
  faint: '#637381',
  line: '#dfe3e8',
  background: '#f4f6f8',
  accent: '#7635dc',
  alert: '#b71d18',
};
