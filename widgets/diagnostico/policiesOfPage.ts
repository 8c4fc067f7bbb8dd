/**
 * The script policies of the page, verbatim: scripts cannot read them, so this provokes a violation on purpose, with an
 * attribute handler that does nothing. Empty if they let that run.
 */
export async function policiesOfPage(): Promise<string[]> {
  const policies: string[] = [];
  const hear = ({ originalPolicy, disposition }: SecurityPolicyViolationEvent): void => {
    if (disposition === 'enforce') policies.push(originalPolicy);
  };
  document.addEventListener('securitypolicyviolation', hear);
  const probe = document.createElement('i');
  try {
    probe.setAttribute('onclick', ';');
    // Only now WebKit checks its policy.
    probe.dispatchEvent(new Event('click'));
  } catch {
    // Trusted Types refuse it earlier, and still report the policy.
  }
  // The events come in a later task.
  for (let task = 0; task < 10 && policies.length === 0; task++)
    await new Promise((resolve) => setTimeout(resolve, 10));
  document.removeEventListener('securitypolicyviolation', hear);
  return policies;
}
