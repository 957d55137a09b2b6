/** The member of the provider's staff in the demonstration; whoever tries it registers a passkey of their own for them. */
export const DEMO_MEMBER = {
  id: '0199f0a0-0000-7000-8000-0000000000d1',
  name: 'Πρόνοια Παρόχου',
  email: 'pronoia@provider.example',
}
