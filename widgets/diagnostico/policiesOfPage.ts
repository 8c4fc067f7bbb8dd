/**
 * The policies of the page that hold scripts back, as it has them: no script may read them, so one more is refused on purpose, a
 * handler in an attribute that does nothing. Empty where they let that run.
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
    // WebKit asks its policy only then.
    probe.dispatchEvent(new Event('click'));
  } catch {
    // Trusted Types refuse it before, and name the policy all the same.
  }
  // The events come in a task after this one.
  for (let task = 0; task < 10 && policies.length === 0; task++)
    await new Promise((resolve) => setTimeout(resolve, 10));
  document.removeEventListener('securitypolicyviolation', hear);
  return policies;
}
