/** A degree template as an institution documents it: what the title is, who issued it, who keeps its data. */
export type DemoTemplate = {
  institution: string
  titleID: string
  /** ISCED 2011 attainment code; its first digit is the level. */
  levelCode: string
  titleEl: string
  titleEn: string
  notesEl: string | null
  notesEn: string | null
  /** The institution's name at the time of issue, where it was another than today's. */
  formerInstitutionEl: string | null
  formerInstitutionEn: string | null
  issuingDepartmentEl: string
  issuingDepartmentEn: string
  maintainingDepartmentMineduId: string | null
  maintainingDepartmentEl: string
  maintainingDepartmentEn: string
  maintainingInstitution: string
  iscedF: string
}

type Brief = Pick<DemoTemplate, 'institution' | 'titleID' | 'levelCode' | 'titleEl' | 'titleEn' | 'iscedF'> & {
  mineduId: string
  departmentEl: string
  departmentEn: string
} & Partial<DemoTemplate>

/** A template whose issuing department still exists and keeps its own data, unless `brief` says otherwise. */
function describe({ mineduId, departmentEl, departmentEn, ...brief }: Brief): DemoTemplate {
  return {
    notesEl: null,
    notesEn: null,
    formerInstitutionEl: null,
    formerInstitutionEn: null,
    issuingDepartmentEl: `Τμήμα ${departmentEl}`,
    issuingDepartmentEn: `Department of ${departmentEn}`,
    maintainingDepartmentMineduId: mineduId,
    maintainingDepartmentEl: `Τμήμα ${departmentEl}`,
    maintainingDepartmentEn: `Department of ${departmentEn}`,
    maintainingInstitution: brief.institution,
    ...brief,
  }
}

/** Every title that the personas hold, except `999999` of auth, which is left undocumented on purpose. */
export const TEMPLATES: readonly DemoTemplate[] = [
  describe({
    institution: 'auth',
    titleID: '338601',
    levelCode: '645',
    titleEl: 'Πτυχίο Πληροφορικής',
    titleEn: 'Bachelor’s Degree in Informatics',
    mineduId: '338',
    departmentEl: 'Πληροφορικής',
    departmentEn: 'Informatics',
    iscedF: '0613',
  }),
  describe({
    institution: 'auth',
    titleID: '338801',
    levelCode: '8',
    titleEl: 'Διδακτορικό Δίπλωμα Πληροφορικής',
    titleEn: 'Doctoral Degree in Informatics',
    mineduId: '338',
    departmentEl: 'Πληροφορικής',
    departmentEn: 'Informatics',
    iscedF: '0613',
  }),
  describe({
    institution: 'auth',
    titleID: '245601',
    levelCode: '645',
    titleEl: 'Πτυχίο Μαθηματικών',
    titleEn: 'Bachelor’s Degree in Mathematics',
    mineduId: '245',
    departmentEl: 'Μαθηματικών',
    departmentEn: 'Mathematics',
    iscedF: '0541',
  }),
  describe({
    institution: 'auth',
    titleID: '255601',
    levelCode: '645',
    titleEl: 'Πτυχίο Φυσικής',
    titleEn: 'Bachelor’s Degree in Physics',
    mineduId: '255',
    departmentEl: 'Φυσικής',
    departmentEn: 'Physics',
    iscedF: '0533',
  }),
  describe({
    institution: 'auth',
    titleID: '255701',
    levelCode: '747',
    titleEl: 'Δίπλωμα Μεταπτυχιακών Σπουδών «Φυσική της Ατμόσφαιρας»',
    titleEn: 'Master’s Degree in Atmospheric Physics',
    notesEl: 'Το πρόγραμμα διαρκεί τέσσερα εξάμηνα και αντιστοιχεί σε 120 πιστωτικές μονάδες ECTS.',
    notesEn: 'The programme lasts four semesters and corresponds to 120 ECTS credits.',
    mineduId: '255',
    departmentEl: 'Φυσικής',
    departmentEn: 'Physics',
    iscedF: '0533',
  }),
  describe({
    institution: 'auth',
    titleID: '111601',
    levelCode: '645',
    titleEl: 'Πτυχίο Φιλολογίας',
    titleEn: 'Bachelor’s Degree in Philology',
    mineduId: '111',
    departmentEl: 'Φιλολογίας',
    departmentEn: 'Philology',
    iscedF: '0232',
  }),
  describe({
    institution: 'auth',
    titleID: '129601',
    levelCode: '645',
    titleEl: 'Πτυχίο Αγγλικής Γλώσσας και Φιλολογίας',
    titleEn: 'Bachelor’s Degree in English Language and Literature',
    mineduId: '129',
    departmentEl: 'Αγγλικής Γλώσσας και Φιλολογίας',
    departmentEn: 'English Language and Literature',
    iscedF: '0232',
  }),
  describe({
    institution: 'auth',
    titleID: '279601',
    levelCode: '645',
    titleEl: 'Πτυχίο Βιολογίας',
    titleEn: 'Bachelor’s Degree in Biology',
    mineduId: '279',
    departmentEl: 'Βιολογίας',
    departmentEn: 'Biology',
    iscedF: '0511',
  }),
  describe({
    institution: 'auth',
    titleID: '172601',
    levelCode: '645',
    titleEl: 'Πτυχίο Ψυχολογίας',
    titleEn: 'Bachelor’s Degree in Psychology',
    mineduId: '172',
    departmentEl: 'Ψυχολογίας',
    departmentEn: 'Psychology',
    iscedF: '0313',
  }),
  describe({
    institution: 'aueb',
    titleID: '312601',
    levelCode: '645',
    titleEl: 'Πτυχίο Οικονομικής Επιστήμης',
    titleEn: 'Bachelor’s Degree in Economics',
    mineduId: '312',
    departmentEl: 'Οικονομικής Επιστήμης',
    departmentEn: 'Economics',
    iscedF: '0311',
  }),
  describe({
    institution: 'aueb',
    titleID: '329701',
    levelCode: '747',
    titleEl: 'Δίπλωμα Μεταπτυχιακών Σπουδών στη Στατιστική',
    titleEn: 'Master’s Degree in Statistics',
    mineduId: '329',
    departmentEl: 'Στατιστικής',
    departmentEn: 'Statistics',
    iscedF: '0542',
  }),
  describe({
    institution: 'aueb',
    titleID: '240701',
    levelCode: '747',
    titleEl: 'Δίπλωμα Μεταπτυχιακών Σπουδών στη Διοικητική Επιστήμη',
    titleEn: 'Master’s Degree in Management Science',
    mineduId: '240',
    departmentEl: 'Διοικητικής Επιστήμης και Τεχνολογίας',
    departmentEn: 'Management Science and Technology',
    iscedF: '0413',
  }),
  describe({
    institution: 'uoc',
    titleID: '216601',
    levelCode: '645',
    titleEl: 'Πτυχίο Επιστήμης Υπολογιστών',
    titleEn: 'Bachelor’s Degree in Computer Science',
    mineduId: '216',
    departmentEl: 'Επιστήμης Υπολογιστών',
    departmentEn: 'Computer Science',
    iscedF: '0613',
  }),
  describe({
    institution: 'uoc',
    titleID: '151601',
    levelCode: '645',
    titleEl: 'Πτυχίο Ψυχολογίας',
    titleEn: 'Bachelor’s Degree in Psychology',
    mineduId: '151',
    departmentEl: 'Ψυχολογίας',
    departmentEn: 'Psychology',
    iscedF: '0313',
  }),
  describe({
    institution: 'uniwa',
    titleID: '390701',
    levelCode: '746',
    titleEl: 'Δίπλωμα Μηχανικού Πληροφορικής και Υπολογιστών',
    titleEn: 'Diploma in Informatics and Computer Engineering',
    notesEl: 'Ενιαίος και αδιάσπαστος τίτλος σπουδών μεταπτυχιακού επιπέδου (integrated master).',
    notesEn: 'A single, integrated degree at master’s level (integrated master).',
    mineduId: '390',
    departmentEl: 'Μηχανικών Πληροφορικής και Υπολογιστών',
    departmentEn: 'Informatics and Computer Engineering',
    iscedF: '0613',
  }),
  describe({
    institution: 'uniwa',
    titleID: '682601',
    levelCode: '645',
    titleEl: 'Πτυχίο Νοσηλευτικής',
    titleEn: 'Bachelor’s Degree in Nursing',
    mineduId: '682',
    departmentEl: 'Νοσηλευτικής',
    departmentEn: 'Nursing',
    iscedF: '0913',
  }),
  describe({
    institution: 'uniwa',
    titleID: '669701',
    levelCode: '747',
    titleEl: 'Δίπλωμα Μεταπτυχιακών Σπουδών στη Διοίκηση Επιχειρήσεων',
    titleEn: 'Master’s Degree in Business Administration',
    mineduId: '669',
    departmentEl: 'Διοίκησης Επιχειρήσεων',
    departmentEn: 'Business Administration',
    iscedF: '0413',
  }),
  describe({
    institution: 'uniwa',
    titleID: '387651',
    levelCode: '655',
    titleEl: 'Πτυχίο Ηλεκτρονικής',
    titleEn: 'Degree in Electronics',
    notesEl: 'Το Τμήμα καταργήθηκε και το αρχείο του τηρείται από το διάδοχο Τμήμα.',
    notesEn: 'The department was abolished and its successor keeps its archive.',
    formerInstitutionEl: 'Τεχνολογικό Εκπαιδευτικό Ίδρυμα Αθήνας',
    formerInstitutionEn: 'Technological Educational Institute of Athens',
    issuingDepartmentEl: 'Τμήμα Ηλεκτρονικής',
    issuingDepartmentEn: 'Department of Electronics',
    mineduId: '387',
    departmentEl: 'Ηλεκτρολόγων και Ηλεκτρονικών Μηχανικών',
    departmentEn: 'Electrical and Electronics Engineering',
    iscedF: '0714',
  }),
]
