/** Every refusal of the service with its text in both languages. Codes are stable: they are what clients match on. */
export const REFUSAL_TEXTS = {
  malformed_request: {
    el: 'Το αίτημα δεν είναι σωστό. Ελέγξτε τα στοιχεία και δοκιμάστε ξανά.',
    en: 'The request is not well formed. Check the details and try again.',
  },
  not_logged_in: { el: 'Συνδεθείτε για να συνεχίσετε.', en: 'Log in to continue.' },
  not_permitted: {
    el: 'Δεν έχετε το απαιτούμενο δικαίωμα για αυτή την ενέργεια.',
    en: 'You do not have the required permissions for this.',
  },
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
  service_unavailable: {
    el: 'Η υπηρεσία δεν είναι διαθέσιμη αυτή τη στιγμή. Δοκιμάστε σε λίγο.',
    en: 'The service is not available at the moment. Try again shortly.',
  },
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
  registry_unavailable: {
    el: 'Το μητρώο πολιτών δεν απαντά αυτή τη στιγμή. Δοκιμάστε ξανά σε λίγο.',
    en: 'The civil registry does not answer at the moment. Try again in a while.',
  },
  social_security_number_wrong: {
    el: 'Ο ΑΜΚΑ δεν είναι σωστός ή δεν ταιριάζει με όσα γνωρίζουμε για εσάς. Ελέγξτε τον και δοκιμάστε ξανά.',
    en: 'The social security number is not right, or does not fit what we know of you. Check it and try again.',
  },
  unable_to_verify: {
    el: 'Δεν είναι δυνατή η επαλήθευση: το αναγνωριστικό δεν έχει εκδοθεί από την υπηρεσία ή δεν έχει εκδοθεί για τον φορέα σας.',
    en: 'Unable to verify: the identifier was not issued by this service or was not issued for your organisation.',
  },
  recipient_pin_needed: {
    el: 'Ο σύνδεσμος προστατεύεται με PIN. Ζητήστε το από τον κάτοχο του τίτλου.',
    en: 'The link is protected by a PIN. Ask the holder of the degree for it.',
  },
  recipient_pin_wrong: { el: 'Το PIN δεν είναι σωστό.', en: 'The PIN is not right.' },
  recipient_pin_locked: {
    el: 'Ο σύνδεσμος κλειδώθηκε μετά από πέντε λάθος PIN. Ζητήστε νέο σύνδεσμο από τον κάτοχο του τίτλου.',
    en: 'The link was locked after five wrong PINs. Ask the holder of the degree for a new link.',
  },
  name_change_not_declared: {
    el: 'Ένας τίτλος έχει εκδοθεί σε άλλο όνομα. Δηλώστε ότι είναι δικός σας για να συνεχίσετε.',
    en: 'A degree was issued under another name. Declare that it is yours to continue.',
  },
  mail_unavailable: {
    el: 'Το μήνυμα δεν μπόρεσε να σταλεί. Ελέγξτε τη διεύθυνση και δοκιμάστε ξανά.',
    en: 'The message could not be sent. Check the address and try again.',
  },
  address_code_wrong: {
    el: 'Ο κωδικός επιβεβαίωσης δεν είναι σωστός ή δεν ισχύει πια.',
    en: 'The confirmation code is not right or no longer valid.',
  },
  delay_not_permitted: {
    el: 'Η ενημέρωση του κατόχου αναβάλλεται μόνο με αιτιολογία και για όσο επιτρέπουν οι ρυθμίσεις της υπηρεσίας.',
    en: 'Telling the holder can be put off only with a reason and for as long as the service is configured to allow.',
  },
  receipt_told_already: {
    el: 'Ο κάτοχος έχει ήδη ενημερωθεί για αυτόν τον έλεγχο.',
    en: 'The holder has been told of this check already.',
  },
  access_token_invalid: {
    el: 'Το διακριτικό πρόσβασης λείπει, δεν είναι έγκυρο ή έχει λήξει.',
    en: 'The access token is missing, not valid or has expired.',
  },
  quota_exceeded: {
    el: 'Το όριο κλήσεων ανά λεπτό εξαντλήθηκε. Περιμένετε και δοκιμάστε ξανά.',
    en: 'The number of calls per minute is used up. Wait and try again.',
  },
  redirect_uri_not_permitted: {
    el: 'Μια διεύθυνση επιστροφής δεν επιτρέπεται: χρειάζεται https (ή http στον ίδιο υπολογιστή), χωρίς τμήμα #.',
    en: 'A callback address is not allowed: it needs https (or http on the same computer) and no # part.',
  },
  client_keys_not_permitted: {
    el: 'Τα κλειδιά δεν είναι δεκτά: χρειάζονται δημόσια ασύμμετρα κλειδιά, χωρίς ιδιωτικό μέρος.',
    en: 'The keys are not accepted: they must be public asymmetric keys without their private part.',
  },
  two_secrets_already: {
    el: 'Υπάρχουν ήδη δύο ενεργά μυστικά. Καταργήστε πρώτα το ένα.',
    en: 'There are two active secrets already. Remove one first.',
  },
  tax_number_invalid: {
    el: 'Ο ΑΦΜ δεν είναι σωστός. Ελέγξτε τα εννέα ψηφία του.',
    en: 'The tax number is not right. Check its nine digits.',
  },
  not_an_administrator: {
    el: 'Ο λογαριασμός με τον οποίο συνδεθήκατε δεν ανήκει σε φορέα που έχει ζητήσει εγγραφή.',
    en: 'The tax account you logged in with does not belong to an organisation that has asked to register.',
  },
  organisation_closed: {
    el: 'Η εγγραφή του φορέα έχει απορριφθεί ή ανασταλεί. Μετά από απόρριψη διορθώστε τα στοιχεία· μετά από αναστολή επικοινωνήστε με την υπηρεσία.',
    en: 'The registration of the organisation was refused or suspended. After a refusal correct the details; after a suspension contact the service.',
  },
  details_settled: {
    el: 'Τα στοιχεία δεν αλλάζουν μετά την επιβεβαίωση. Επικοινωνήστε με την υπηρεσία.',
    en: 'The details cannot be changed after the confirmation. Contact the service.',
  },
  service_not_for_sector: {
    el: 'Ο αυτεπάγγελτος έλεγχος παρέχεται μόνο σε φορείς του δημόσιου τομέα.',
    en: 'The ex-officio check is for organisations of the public sector only.',
  },
  invitation_ended: {
    el: 'Η πρόσκληση δεν ισχύει: έχει χρησιμοποιηθεί, έχει ανακληθεί ή έχει λήξει. Ζητήστε νέα από τον διαχειριστή του φορέα σας.',
    en: 'The invitation is not valid: it was used, withdrawn or has expired. Ask the administrator of your organisation for a new one.',
  },
  represents_another: {
    el: 'Εκπροσωπείτε ήδη άλλον φορέα, και κάθε εκπρόσωπος ανήκει σε έναν μόνο. Αποσυνδεθείτε πρώτα από εκείνον, στη σελίδα «Οι ρόλοι μου».',
    en: 'You already represent another organisation, and a representative belongs to one only. Unlink from that one first, on the page “My roles”.',
  },
  organisation_account: {
    el: 'Συνδεθήκατε με τον λογαριασμό ενός φορέα. Εκπρόσωπος γίνεται μόνο όποιος συνδέεται με προσωπικό λογαριασμό.',
    en: 'You are logged in with the account of an organisation. Only a personal tax account can be a representative’s.',
  },
  reading_not_permitted: {
    el: 'Δεν έχετε την υπηρεσία «Τίτλοι σπουδών με εξουσιοδότηση». Ζητήστε από τον διαχειριστή του φορέα σας να σας προσκαλέσει σε αυτήν.',
    en: 'You do not hold the service “Degrees through authorization”. Ask the administrator of your organisation to invite you to it.',
  },
  representative_suspended: {
    el: 'Ο ρόλος σας έχει ανασταλεί, γιατί ο διαχειριστής του φορέα σας δεν τον έχει επιβεβαιώσει. Ζητήστε του να τον επιβεβαιώσει.',
    en: 'Your role is suspended, because the administrator of your organisation has not re-confirmed it. Ask them to re-confirm it.',
  },
  representative_ended: {
    el: 'Ο διαχειριστής του φορέα σας δήλωσε ότι δεν τον εκπροσωπείτε πια. Αν έγινε λάθος, ζητήστε του να σας επιβεβαιώσει ξανά.',
    en: 'The administrator of your organisation has said that you represent it no more. If that is a mistake, ask them to re-confirm you.',
  },
  organisation_not_ready: {
    el: 'Η επιβεβαίωση χρειάζεται τεκμήριο νόμιμης ύπαρξης και τουλάχιστον έναν εκπρόσωπο που έχει δεχτεί τον ρόλο του.',
    en: 'A confirmation needs evidence of legal existence and at least one representative who has accepted.',
  },
  already_decided: {
    el: 'Η κατάσταση έχει αλλάξει στο μεταξύ. Ανανεώστε τη σελίδα.',
    en: 'This has changed in the meantime. Reload the page.',
  },
  last_secret: {
    el: 'Αυτό είναι το μόνο μυστικό σε ισχύ. Δημιουργήστε πρώτα νέο, ώστε η εφαρμογή σας να μη διακοπεί.',
    en: 'This is the only secret in force. Make a new one first, so that your system is not interrupted.',
  },
  document_not_available: {
    el: 'Το έγγραφο δεν είναι διαθέσιμο: το αναγνωριστικό δεν έχει εκδοθεί από την υπηρεσία ή δεν έχει εκδοθεί για τον φορέα σας.',
    en: 'The document is not available: the identifier was not issued by this service or was not issued for your organisation.',
  },
  document_link_ended: {
    el: 'Η εξουσιοδότηση έχει λήξει ή ανακληθεί. Ζητήστε νέο σύνδεσμο από τον κάτοχο του τίτλου.',
    en: 'The authorization has expired or was revoked. Ask the holder of the degree for a new link.',
  },
  document_content_changed: {
    el: 'Το ίδρυμα δηλώνει πλέον άλλα στοιχεία για τον τίτλο. Διαβάστε τον ξανά με τον σύνδεσμο του κατόχου.',
    en: 'The institution now states other details of the degree. Read it again with the holder’s link.',
  },
  document_not_comparable: {
    el: 'Το ίδρυμα δεν απαντά αυτή τη στιγμή, οπότε δεν μπορεί να εκδοθεί έγγραφο. Δοκιμάστε ξανά σε λίγο.',
    en: 'The institution does not answer right now, so no document can be made. Try again in a little while.',
  },
  documents_busy: {
    el: 'Ζητήθηκαν πολλά έγγραφα μαζί. Περιμένετε λίγο και δοκιμάστε ξανά.',
    en: 'Many documents were asked for at once. Wait a little and try again.',
  },
  archive_file_unrecognised: {
    el: 'Το αρχείο δεν είναι σφραγισμένο PDF ούτε αρχείο JAdES (JSON) της υπηρεσίας.',
    en: 'The file is neither a sealed PDF nor a JAdES file (JSON) of the service.',
  },
  archive_file_too_large: {
    el: 'Το αρχείο είναι μεγαλύτερο από 10 MB.',
    en: 'The file is larger than 10 MB.',
  },
  archive_file_too_complex: {
    el: 'Η εξέταση του αρχείου διαρκεί πολύ περισσότερο από όσο σε κάθε πραγματικό έγγραφο και διακόπηκε.',
    en: 'Examining the file takes far longer than any real document does, and was stopped.',
  },
  archive_file_foreign: {
    el: 'Το αρχείο δεν φέρει σφραγίδα της υπηρεσίας, οπότε δεν μπορεί να ανανεωθεί εδώ.',
    en: 'The file does not carry a seal of the service, so it cannot be renewed here.',
  },
  archive_file_not_valid: {
    el: 'Η σφραγίδα του αρχείου δεν είναι έγκυρη ή δεν μπορεί πλέον να κριθεί. Η ανανέωση δεν θα τη διόρθωνε.',
    en: 'The seal of the file is not valid or can no longer be decided. A renewal would not mend it.',
  },
  archive_not_offered: {
    el: 'Η ανανέωση αρχείων δεν παρέχεται από αυτή την εγκατάσταση.',
    en: 'This installation does not offer the renewal of files.',
  },
  archive_authority_unavailable: {
    el: 'Η αρχή χρονοσήμανσης δεν απαντά αυτή τη στιγμή. Το αρχείο σας έμεινε όπως ήταν. Δοκιμάστε ξανά σε λίγο.',
    en: 'The time-stamping authority does not answer at the moment. Your file is as it was. Try again in a while.',
  },
  diploma_data_invalid: {
    el: 'Το αποτέλεσμα του ελέγχου δεν ισχύει πια. Επαναλάβετε τον έλεγχο.',
    en: 'The result of the check is no longer valid. Repeat the check.',
  },
  inspection_not_permitted: {
    el: 'Δεν έχετε δικαίωμα αυτεπάγγελτου ελέγχου.',
    en: 'You are not authorized to perform ex-officio checks.',
  },
  more_than_one_client: {
    el: 'Έχετε δικαίωμα αυτεπάγγελτου ελέγχου για περισσότερους από έναν φορείς. Ζητήστε από τον διαχειριστή σας να μείνει ένας.',
    en: 'You may perform ex-officio checks for more than one organisation. Ask your administrator to leave you only one.',
  },
  institution_not_allowed: {
    el: 'Δεν έχετε δικαίωμα αυτεπάγγελτου ελέγχου στο τμήμα που επιλέξατε.',
    en: 'You are not authorized to perform ex-officio checks in the chosen department.',
  },
  inspection_locked: {
    el: 'Οι αυτεπάγγελτοι έλεγχοί σας έχουν ανασταλεί, γιατί πολλοί δεν βρήκαν τίτλο. Επικοινωνήστε με την υπηρεσία.',
    en: 'Your ex-officio checks are suspended, because many of them found no degree. Contact the service.',
  },
  institution_unavailable: {
    el: 'Το ίδρυμα δεν απάντησε. Δοκιμάστε ξανά σε λίγο.',
    en: 'The institution did not answer. Try again in a little while.',
  },
  hand_over_invalid: {
    el: 'Το αίτημα προς το ίδρυμα δεν ισχύει πια. Επαναλάβετε τον έλεγχο.',
    en: 'The request to the institution is no longer valid. Repeat the check.',
  },
  sign_on_failed: {
    el: 'Η σύνδεση μέσω του ιδρύματός σας δεν ολοκληρώθηκε. Δοκιμάστε ξανά.',
    en: 'The sign-in through your institution did not complete. Try again.',
  },
  passkey_refused: {
    el: 'Το κλειδί πρόσβασης δεν έγινε δεκτό. Δοκιμάστε ξανά.',
    en: 'The passkey was not accepted. Try again.',
  },
  staff_invitation_invalid: {
    el: 'Ο σύνδεσμος εγγραφής έχει χρησιμοποιηθεί, έχει λήξει ή δεν είναι σωστός. Ζητήστε καινούργιο.',
    en: 'The registration link was used, has expired or is not right. Ask for a new one.',
  },
  last_passkey: {
    el: 'Αυτό είναι το μόνο κλειδί πρόσβασής σας. Προσθέστε πρώτα ένα δεύτερο.',
    en: 'This is your only passkey. Add a second one first.',
  },
  own_account: {
    el: 'Δεν μπορείτε να αναστείλετε τον δικό σας λογαριασμό.',
    en: 'You cannot suspend your own account.',
  },
  member_not_confirmed: {
    el: 'Η εγγραφή σας περιμένει επιβεβαίωση από άλλο μέλος. Ως τότε δεν μπορείτε να εργαστείτε εδώ.',
    en: 'Your registration waits for the confirmation of another member. Until then you cannot work here.',
  },
  member_known_already: {
    el: 'Υπάρχει ήδη μέλος με αυτή τη διεύθυνση. Στείλτε του νέο σύνδεσμο.',
    en: 'There is a member with this address already. Send them a new link.',
  },
  own_invitation: {
    el: 'Τον σύνδεσμο της εγγραφής τον ζητήσατε εσείς. Το μέλος πρέπει να το επιβεβαιώσει κάποιος άλλος.',
    en: 'You asked for the registration link yourself. Somebody else must confirm the member.',
  },
  confirmation_code_wrong: {
    el: 'Ο κωδικός δεν είναι αυτός που βλέπει το νέο μέλος. Ζητήστε του να σας τον πει ξανά.',
    en: 'The code is not the one that the new member sees. Ask them to say it again.',
  },
  upload_not_agreed: {
    el: 'Για το ίδρυμα δεν έχει οριστεί ανάρτηση τίτλων από αρχείο. Επικοινωνήστε με την υπηρεσία.',
    en: 'Uploading degrees from a file is not set up for the institution. Contact the service.',
  },
  upload_key_invalid: {
    el: 'Το κλειδί ανάρτησης λείπει, δεν είναι σωστό ή έχει καταργηθεί.',
    en: 'The upload key is missing, not right or was retired.',
  },
  upload_address_not_allowed: {
    el: 'Το κλειδί ανάρτησης δεν γίνεται δεκτό από αυτή τη διεύθυνση δικτύου.',
    en: 'The upload key is not taken from this network address.',
  },
  two_upload_keys_already: {
    el: 'Υπάρχουν ήδη δύο κλειδιά σε ισχύ. Καταργήστε πρώτα το ένα.',
    en: 'There are two keys in force already. Retire one first.',
  },
  upload_too_large: {
    el: 'Το αρχείο ξεπερνά τα 25 MB. Αφαιρέστε ό,τι δεν ζητά το σχήμα και δοκιμάστε ξανά.',
    en: 'The file is larger than 25 MB. Leave out what the schema does not ask for and try again.',
  },
  template_department_wrong: {
    el: 'Το Τμήμα που απονέμει τον τίτλο δεν ανήκει στο ίδρυμα του προτύπου.',
    en: 'The issuing department does not belong to the institution of the template.',
  },
  template_curriculum_wrong: {
    el: 'Το πρόγραμμα σπουδών ανήκει σε άλλο Τμήμα από εκείνο που τηρεί το αρχείο.',
    en: 'The curriculum belongs to another department than the one that keeps the archive.',
  },
  template_level_wrong: {
    el: 'Το επίπεδο του προτύπου δεν είναι το επίπεδο του προγράμματος σπουδών.',
    en: 'The level of the template is not the level of its curriculum.',
  },
  template_field_wrong: {
    el: 'Το πεδίο εκπαίδευσης του προτύπου δεν είναι ανάμεσα στα πεδία του προγράμματος σπουδών.',
    en: 'The field of education of the template is not one of the fields of its curriculum.',
  },
  template_being_changed: {
    el: 'Υπάρχει ήδη ανοικτή αλλαγή για αυτό το πρότυπο. Ολοκληρώστε πρώτα εκείνη.',
    en: 'This template is already being changed. Complete that change first.',
  },
  template_exists: {
    el: 'Υπάρχει ήδη πρότυπο με αυτόν τον κωδικό τίτλου στο ίδρυμα.',
    en: 'The institution already has a template with this title id.',
  },
  template_unchanged: {
    el: 'Η πρόταση δεν αλλάζει τίποτα από την εγκεκριμένη έκδοση.',
    en: 'The proposal changes nothing of the approved version.',
  },
  template_draft_moved_on: {
    el: 'Η αλλαγή δεν βρίσκεται πια σε αυτό το στάδιο. Ανανεώστε τη σελίδα.',
    en: 'The change is no longer at this stage. Reload the page.',
  },
  template_not_signed_yet: {
    el: 'Η έκδοση έχει εγκριθεί και υπογράφεται αυτή τη στιγμή. Δοκιμάστε ξανά σε ένα λεπτό.',
    en: 'The version is approved and being signed right now. Try again in a minute.',
  },
  second_person_needed: {
    el: 'Την πρόταση εγκρίνει άλλος από εκείνον που την υπέβαλε.',
    en: 'A proposal is decided by someone other than its proposer.',
  },
  curriculum_unchanged: {
    el: 'Δεν αλλάζει τίποτα: νέο πρόγραμμα σπουδών χρειάζεται μόνο όταν αλλάζει το όνομα, το επίπεδο ή τα πεδία εκπαίδευσης.',
    en: 'Nothing changes: a new curriculum is needed only where the name, the level or the fields of education change.',
  },
  curriculum_revised_already: {
    el: 'Το πρόγραμμα σπουδών έχει ήδη νεότερη αναθεώρηση. Αλλάξτε εκείνη.',
    en: 'The curriculum has a newer revision already. Change that one.',
  },
  curriculum_dates_wrong: {
    el: 'Η λήξη του προγράμματος σπουδών προηγείται της έναρξής του.',
    en: 'The curriculum ends before it begins.',
  },
  import_unreadable: {
    el: 'Το αρχείο δεν διαβάζεται: χρειάζεται CSV με την πρώτη γραμμή της εξαγωγής ή JSON όπως της εξαγωγής.',
    en: 'The file cannot be read: it needs to be CSV with the first line of the export, or JSON like the export.',
  },
  name_is_recognised: {
    el: 'Το όνομα αυτό ανήκει ή ανήκε σε αναγνωρισμένο ίδρυμα.',
    en: 'A recognised institution has or had this name.',
  },
  name_listed_already: {
    el: 'Το όνομα υπάρχει ήδη στον κατάλογο.',
    en: 'The name is in the list already.',
  },
  sign_on_metadata_invalid: {
    el: 'Τα μεταδεδομένα δεν περιγράφουν πάροχο ταυτότητας που μπορεί να χρησιμοποιηθεί: χρειάζονται SAML 2.0, διεύθυνση σύνδεσης HTTP-Redirect με https και πιστοποιητικό υπογραφής σε ισχύ.',
    en: 'The metadata does not describe an identity provider that can be used: it needs SAML 2.0, an HTTP-Redirect sign-on address with https and a signing certificate that is in force.',
  },
  institution_name_taken: {
    el: 'Ο κωδικός ή η ονομασία ανήκει ήδη σε άλλο ίδρυμα.',
    en: 'The code or the name belongs to another institution already.',
  },
  merger_not_possible: {
    el: 'Η συγχώνευση δεν γίνεται: τα δύο ιδρύματα πρέπει να είναι διαφορετικά, να λειτουργούν σήμερα και η ημερομηνία να έχει περάσει.',
    en: 'The merger is not possible: the two institutions must differ, both exist today, and the date must have passed.',
  },
  department_not_valid: {
    el: 'Το τμήμα δεν μπορεί να καταχωριστεί έτσι: ένα τμήμα έκδοσης χρειάζεται τμήμα τήρησης ιδρύματος που λειτουργεί, ένα τμήμα τήρησης δεν έχει άλλο πάνω του.',
    en: 'The department cannot be entered like this: an issuing department needs a maintaining department of an institution that exists today, and a maintaining one has none above it.',
  },
  connection_not_valid: {
    el: 'Οι ρυθμίσεις της σύνδεσης δεν είναι σωστές. Ελέγξτε τη διεύθυνση και τα στοιχεία πρόσβασης.',
    en: 'The settings of the connection are not right. Check the address and the access details.',
  },
  connection_not_encrypted: {
    el: 'Η διεύθυνση του API πρέπει να αρχίζει με https://, ώστε το κλειδί και οι αριθμοί των κατόχων να μη διαβάζονται στη διαδρομή.',
    en: 'The address of the API must begin with https://, so that nobody on the way reads the key and the numbers of holders.',
  },
  proposal_open: {
    el: 'Υπάρχει ήδη πρόταση που περιμένει απόφαση. Πρέπει πρώτα να εγκριθεί, να απορριφθεί ή να ανακληθεί.',
    en: 'A proposal is waiting for a decision already. It must be approved, rejected or withdrawn first.',
  },
  proposal_decided: {
    el: 'Για την πρόταση έχει ήδη ληφθεί απόφαση.',
    en: 'The proposal has been decided already.',
  },
  own_proposal: {
    el: 'Την πρόταση την κάνατε εσείς. Πρέπει να την εγκρίνει ή να την απορρίψει άλλο μέλος.',
    en: 'This proposal is your own. Another member must approve or reject it.',
  },
  figures_are_counted: {
    el: 'Τα στοιχεία αυτού του ιδρύματος μετρώνται αυτόματα και δεν δηλώνονται.',
    en: 'The figures of this institution are counted and cannot be declared.',
  },
  day_to_come: {
    el: 'Η ημερομηνία πρέπει να έχει περάσει.',
    en: 'The date must be one that has passed.',
  },
  attachment_not_clean: {
    el: 'Ένα αρχείο δεν έγινε δεκτό. Επισυνάψτε PDF χωρίς κωδικό, ενσωματωμένα αρχεία και ενεργά στοιχεία, ή εικόνα JPEG ή PNG, έως 5 MB.',
    en: 'A file was not accepted. Attach a PDF without a password, embedded files and active content, or a JPEG or PNG image, of up to 5 MB.',
  },
  attachment_too_large: {
    el: 'Ένα αρχείο είναι μεγαλύτερο από 5 MB. Επισυνάψτε μικρότερο.',
    en: 'A file is larger than 5 MB. Attach a smaller one.',
  },
  too_many_attachments: {
    el: 'Επισυνάπτονται έως τρία αρχεία κάθε φορά και έως δεκαπέντε σε κάθε αίτημα.',
    en: 'Up to three files can be attached at a time, and up to fifteen to one request.',
  },
  requests_not_offered: {
    el: 'Το ίδρυμα δεν δέχεται αιτήματα μέσω της υπηρεσίας. Απευθυνθείτε στο ίδιο το ίδρυμα.',
    en: 'The institution does not take requests through this service. Turn to the institution itself.',
  },
  already_resolved: {
    el: 'Το αίτημα έχει ήδη απαντηθεί και δεν αλλάζει. Αν χρειάζεται, υποβάλλεται νέο.',
    en: 'The request has been answered already and does not change. If needed, a new one can be made.',
  },
  assignee_not_eligible: {
    el: 'Το αίτημα ανατίθεται μόνο σε λογαριασμό που μπορεί να το διεκπεραιώσει, ή σε ομάδα του τμήματος που έχει τέτοιο μέλος.',
    en: 'The request can be given only to an account that may resolve it, or to a group of the department with such a member.',
  },
  group_has_requests: {
    el: 'Στην ομάδα εκκρεμούν αιτήματα. Αναθέστε τα πρώτα σε άλλους.',
    en: 'Requests wait with this group. Give them to others first.',
  },
  group_name_taken: {
    el: 'Υπάρχει ήδη ομάδα του τμήματος με αυτό το όνομα.',
    en: 'The department has a group of this name already.',
  },
} as const satisfies Record<string, { el: string; en: string }>

export type RefusalCode = keyof typeof REFUSAL_TEXTS
