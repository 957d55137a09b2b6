/**
 * The attainment codes of ISCED 2011 that a degree template can carry (spec 2 §3.5). The Greek labels are our translations.
 */
export const LEVEL_CODES = [
  {
    code: '6',
    el: 'Πτυχίο ή ισοδύναμο',
    en: 'Bachelor’s or equivalent',
  },
  {
    code: '64',
    el: 'Πτυχίο ή ισοδύναμο – ακαδημαϊκού προσανατολισμού',
    en: 'Bachelor’s or equivalent – academic',
  },
  {
    code: '641',
    el: 'Πτυχίο ή ισοδύναμο – ακαδημαϊκού προσανατολισμού, ανεπαρκές για ολοκλήρωση του επιπέδου',
    en: 'Bachelor’s or equivalent – academic, insufficient for level completion',
  },
  {
    code: '645',
    el: 'Πτυχίο ή ισοδύναμο – ακαδημαϊκού προσανατολισμού, πρώτο πτυχίο (3-4 έτη)',
    en: 'Bachelor’s or equivalent – academic, first degree (3-4 years)',
  },
  {
    code: '646',
    el: 'Πτυχίο ή ισοδύναμο – ακαδημαϊκού προσανατολισμού, μακρύ πρώτο πτυχίο (άνω των 4 ετών)',
    en: 'Bachelor’s or equivalent – academic, long first degree (more than 4 years)',
  },
  {
    code: '647',
    el: 'Πτυχίο ή ισοδύναμο – ακαδημαϊκού προσανατολισμού, δεύτερο ή περαιτέρω πτυχίο (μετά από πτυχίο)',
    en: 'Bachelor’s or equivalent – academic, second or further degree (following a Bachelor’s or equivalent programme)',
  },
  {
    code: '65',
    el: 'Πτυχίο ή ισοδύναμο – επαγγελματικού προσανατολισμού',
    en: 'Bachelor’s or equivalent – professional',
  },
  {
    code: '651',
    el: 'Πτυχίο ή ισοδύναμο – επαγγελματικού προσανατολισμού, ανεπαρκές για ολοκλήρωση του επιπέδου',
    en: 'Bachelor’s or equivalent – professional, insufficient for level completion',
  },
  {
    code: '655',
    el: 'Πτυχίο ή ισοδύναμο – επαγγελματικού προσανατολισμού, πρώτο πτυχίο (3-4 έτη)',
    en: 'Bachelor’s or equivalent – professional, first degree (3-4 years)',
  },
  {
    code: '656',
    el: 'Πτυχίο ή ισοδύναμο – επαγγελματικού προσανατολισμού, μακρύ πρώτο πτυχίο (άνω των 4 ετών)',
    en: 'Bachelor’s or equivalent – professional, long first degree (more than 4 years)',
  },
  {
    code: '657',
    el: 'Πτυχίο ή ισοδύναμο – επαγγελματικού προσανατολισμού, δεύτερο ή περαιτέρω πτυχίο (μετά από πτυχίο)',
    en: 'Bachelor’s or equivalent – professional, second or further degree (following a Bachelor’s or equivalent programme)',
  },
  {
    code: '66',
    el: 'Πτυχίο ή ισοδύναμο – μη καθορισμένου προσανατολισμού',
    en: 'Bachelor’s or equivalent – orientation unspecified',
  },
  {
    code: '661',
    el: 'Πτυχίο ή ισοδύναμο – μη καθορισμένου προσανατολισμού, ανεπαρκές για ολοκλήρωση του επιπέδου',
    en: 'Bachelor’s or equivalent – orientation unspecified, insufficient for level completion',
  },
  {
    code: '665',
    el: 'Πτυχίο ή ισοδύναμο – μη καθορισμένου προσανατολισμού, πρώτο πτυχίο (3-4 έτη)',
    en: 'Bachelor’s or equivalent – orientation unspecified, first degree (3-4 years)',
  },
  {
    code: '666',
    el: 'Πτυχίο ή ισοδύναμο – μη καθορισμένου προσανατολισμού, μακρύ πρώτο πτυχίο (άνω των 4 ετών)',
    en: 'Bachelor’s or equivalent – orientation unspecified, long first degree (more than 4 years)',
  },
  {
    code: '667',
    el: 'Πτυχίο ή ισοδύναμο – μη καθορισμένου προσανατολισμού, δεύτερο ή περαιτέρω πτυχίο (μετά από πτυχίο)',
    en: 'Bachelor’s or equivalent – orientation unspecified, second or further degree (following a Bachelor’s or equivalent programme)',
  },
  {
    code: '7',
    el: 'Μεταπτυχιακό ή ισοδύναμο',
    en: 'Master’s or equivalent',
  },
  {
    code: '74',
    el: 'Μεταπτυχιακό ή ισοδύναμο – ακαδημαϊκού προσανατολισμού',
    en: 'Master’s or equivalent – academic',
  },
  {
    code: '741',
    el: 'Μεταπτυχιακό ή ισοδύναμο – ακαδημαϊκού προσανατολισμού, ανεπαρκές για ολοκλήρωση του επιπέδου',
    en: 'Master’s or equivalent – academic, insufficient for level completion',
  },
  {
    code: '746',
    el: 'Μεταπτυχιακό ή ισοδύναμο – ακαδημαϊκού προσανατολισμού, μακρύς πρώτος τίτλος (τουλάχιστον 5 έτη)',
    en: 'Master’s or equivalent – academic, long first degree (at least 5 years)',
  },
  {
    code: '747',
    el: 'Μεταπτυχιακό ή ισοδύναμο – ακαδημαϊκού προσανατολισμού, δεύτερος ή περαιτέρω τίτλος (μετά από πτυχίο)',
    en: 'Master’s or equivalent – academic, second or further degree (following a Bachelor’s or equivalent programme)',
  },
  {
    code: '748',
    el: 'Μεταπτυχιακό ή ισοδύναμο – ακαδημαϊκού προσανατολισμού, δεύτερος ή περαιτέρω τίτλος (μετά από μεταπτυχιακό)',
    en: 'Master’s or equivalent – academic, second or further degree (following a Master’s or equivalent programme)',
  },
  {
    code: '75',
    el: 'Μεταπτυχιακό ή ισοδύναμο – επαγγελματικού προσανατολισμού',
    en: 'Master’s or equivalent – professional',
  },
  {
    code: '751',
    el: 'Μεταπτυχιακό ή ισοδύναμο – επαγγελματικού προσανατολισμού, ανεπαρκές για ολοκλήρωση του επιπέδου',
    en: 'Master’s or equivalent – professional, insufficient for level completion',
  },
  {
    code: '756',
    el: 'Μεταπτυχιακό ή ισοδύναμο – επαγγελματικού προσανατολισμού, μακρύς πρώτος τίτλος (τουλάχιστον 5 έτη)',
    en: 'Master’s or equivalent – professional, long first degree (at least 5 years)',
  },
  {
    code: '757',
    el: 'Μεταπτυχιακό ή ισοδύναμο – επαγγελματικού προσανατολισμού, δεύτερος ή περαιτέρω τίτλος (μετά από πτυχίο)',
    en: 'Master’s or equivalent – professional, second or further degree (following a Bachelor’s or equivalent programme)',
  },
  {
    code: '758',
    el: 'Μεταπτυχιακό ή ισοδύναμο – επαγγελματικού προσανατολισμού, δεύτερος ή περαιτέρω τίτλος (μετά από μεταπτυχιακό)',
    en: 'Master’s or equivalent – professional, second or further degree (following a Master’s or equivalent programme)',
  },
  {
    code: '76',
    el: 'Μεταπτυχιακό ή ισοδύναμο – μη καθορισμένου προσανατολισμού',
    en: 'Master’s or equivalent – orientation unspecified',
  },
  {
    code: '761',
    el: 'Μεταπτυχιακό ή ισοδύναμο – μη καθορισμένου προσανατολισμού, ανεπαρκές για ολοκλήρωση του επιπέδου',
    en: 'Master’s or equivalent – orientation unspecified, insufficient for level completion',
  },
  {
    code: '766',
    el: 'Μεταπτυχιακό ή ισοδύναμο – μη καθορισμένου προσανατολισμού, μακρύς πρώτος τίτλος (τουλάχιστον 5 έτη)',
    en: 'Master’s or equivalent – orientation unspecified, long first degree (at least 5 years)',
  },
  {
    code: '767',
    el: 'Μεταπτυχιακό ή ισοδύναμο – μη καθορισμένου προσανατολισμού, δεύτερος ή περαιτέρω τίτλος (μετά από πτυχίο)',
    en: 'Master’s or equivalent – orientation unspecified, second or further degree (following a Bachelor’s or equivalent programme)',
  },
  {
    code: '768',
    el: 'Μεταπτυχιακό ή ισοδύναμο – μη καθορισμένου προσανατολισμού, δεύτερος ή περαιτέρω τίτλος (μετά από μεταπτυχιακό)',
    en: 'Master’s or equivalent – orientation unspecified, second or further degree (following a Master’s or equivalent programme)',
  },
  {
    code: '8',
    el: 'Διδακτορικό ή ισοδύναμο',
    en: 'Doctoral or equivalent',
  },
] as const
