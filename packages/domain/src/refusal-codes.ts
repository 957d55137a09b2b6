/** Every refusal of the service with its text in both languages. Codes are stable: they are what clients match on. */
export const REFUSAL_TEXTS = {
  malformed_request: {
    el: 'Το αίτημα δεν είναι σωστό. Ελέγξτε τα στοιχεία και δοκιμάστε ξανά.',
    en: 'The request is not well formed. Check the details and try again.',
  },
  not_logged_in: { el: 'Συνδεθείτε για να συνεχίσετε.', en: 'Log in to continue.' },
  not_permitted: { el: 'Δεν έχετε δικαίωμα για αυτή την ενέργεια.', en: 'You do not have permission to do this.' },
  not_found: { el: 'Δεν βρέθηκε.', en: 'Not found.' },
  forged_request: {
    el: 'Το αίτημα δεν προέρχεται από τη σελίδα μας και απορρίφθηκε.',
    en: 'The request did not come from our pages and was refused.',
  },
  too_many_requests: {
    el: 'Έγιναν πολλές προσπάθειες. Περιμένετε λίγο και δοκιμάστε ξανά.',
    en: 'Too many attempts. Wait a little and try again.',
  },
  internal_error: { el: 'Κάτι πήγε στραβά. Δοκιμάστε αργότερα.', en: 'Something went wrong. Try again later.' },
  unknown_client: { el: 'Ο φορέας δεν βρέθηκε.', en: 'The organisation was not found.' },
  access_link_invalid: {
    el: 'Ο κωδικός δεν είναι έγκυρος, έχει λήξει ή δεν έχει εκδοθεί για τον φορέα σας.',
    en: 'The code you entered is invalid, has expired or was not issued for your organisation.',
  },
  no_authorization_in_session: {
    el: 'Δεν βρέθηκε εξουσιοδότηση σε αυτή τη συνεδρία.',
    en: 'There is no authorization in this session.',
  },
  interaction_expired: {
    el: 'Η διαδικασία έληξε. Ξεκινήστε ξανά από την επιλογή φορέα.',
    en: 'This took too long and has expired. Start again by choosing the organisation.',
  },
  degree_not_shareable: {
    el: 'Ένας από τους τίτλους που επιλέξατε δεν μπορεί να κοινοποιηθεί.',
    en: 'One of the degrees you chose cannot be shared.',
  },
  scope_not_permitted: {
    el: 'Ζητήθηκαν στοιχεία που ο φορέας δεν δικαιούται.',
    en: 'Details were asked for that the organisation is not registered for.',
  },
  duration_not_permitted: {
    el: 'Η διάρκεια που επιλέξατε δεν επιτρέπεται.',
    en: 'The duration you chose is not allowed.',
  },
  tax_login_failed: {
    el: 'Η σύνδεση με την ΑΑΔΕ δεν ολοκληρώθηκε. Δοκιμάστε ξανά.',
    en: 'The tax-account login did not complete. Try again.',
  },
  person_not_resolved: {
    el: 'Δεν ήταν δυνατή η αντιστοίχιση των στοιχείων σας με το μητρώο πολιτών.',
    en: 'Your details could not be matched with the civil registry.',
  },
  unable_to_verify: {
    el: 'Δεν είναι δυνατή η επαλήθευση: το αναγνωριστικό δεν έχει εκδοθεί από την υπηρεσία ή δεν έχει εκδοθεί για τον φορέα σας.',
    en: 'Unable to verify: the identifier was not issued by this service or was not issued for your organisation.',
  },
} as const satisfies Record<string, { el: string; en: string }>

export type RefusalCode = keyof typeof REFUSAL_TEXTS
