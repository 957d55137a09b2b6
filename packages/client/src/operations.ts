// Generated from docs/openapi.json by `npm run openapi`: never edited by hand.

export interface Operations {
  'GET /api/holder/session': {
    answer: {
      logged_in: boolean
      name: string | null
    }
  }
  'GET /api/client/login': {
    query: {
      token?: string
      next?: string
      citizen?: '1'
      lang?: string
    }
    answer: {
      gsisURI: string
    }
  }
  'GET /api/client/institutions_metadata': {
    answer: {
      metadata: {
        name: string
        code: string
        logo: string
        text: {
          name_el: string
          name_en: string
        }
        signedPDF: boolean
        support: {
          bachelor: boolean
          master: boolean
          doctorate: boolean
        }
      }[]
    }
  }
  'GET /api-test/client/institutions_metadata': {
    answer: {
      metadata: {
        name: string
        code: string
        logo: string
        text: {
          name_el: string
          name_en: string
        }
        signedPDF: boolean
        support: {
          bachelor: boolean
          master: boolean
          doctorate: boolean
        }
      }[]
    }
  }
  'GET /api/v1/institutions/lookup': {
    query: {
      q: string
    }
    answer: {
      recognised: {
        code: string
        name: {
          el: string
          en: string
        }
        city: {
          el: string
          en: string
        } | null
        formerNames: {
          el: string
          en: string
        }[]
      }[]
      unrecognised: {
        name: string
        country: string | null
        reason: {
          el: string
          en: string
        }
      }[]
    }
  }
  'GET /api/staff/unrecognised-names': {
    answer: {
      names: {
        id: string
        name: string
        country: string | null
        reason: {
          el: string
          en: string
        }
        enteredAt: string
      }[]
    }
  }
  'POST /api/staff/unrecognised-names': {
    body: {
      name: string
      country: string | null
      reasonEl: string
      reasonEn: string
    }
    answer: {
      id: string
    }
  }
  'POST /api/staff/unrecognised-names/{id}/remove': {
    path: {
      id: string
    }
    answer: {
      done: true
    }
  }
  'GET /api/client/stats/{institutionName}': {
    path: {
      institutionName: string
    }
    answer: {
      diplomasInfo: {
        numberOfUndergraduateDegrees: number | null
        numberOfMasterDegrees: number | null
        numberOfPhd: number | null
        email: string | null
        phone: string | null
        url: string | null
        comments: string | null
        comments_en: string | null
        code: string
        name_en: string
        as_of: string | null
        source: ('counted' | 'declared') | null
      }[]
    }
  }
  'GET /api-test/client/stats/{institutionName}': {
    path: {
      institutionName: string
    }
    answer: {
      diplomasInfo: {
        numberOfUndergraduateDegrees: number | null
        numberOfMasterDegrees: number | null
        numberOfPhd: number | null
        email: string | null
        phone: string | null
        url: string | null
        comments: string | null
        comments_en: string | null
        code: string
        name_en: string
        as_of: string | null
        source: ('counted' | 'declared') | null
      }[]
    }
  }
  'GET /api/figures': {
    answer: {
      asOf: string
      since: string | null
      totals: {
        link: number | ('few' | 'withheld')
        oauth: number | ('few' | 'withheld')
        inspection: number | ('few' | 'withheld')
        'holder-copy': number | ('few' | 'withheld')
        verification: number | ('few' | 'withheld')
      }
      days: {
        link: number | ('few' | 'withheld')
        oauth: number | ('few' | 'withheld')
        inspection: number | ('few' | 'withheld')
        'holder-copy': number | ('few' | 'withheld')
        verification: number | ('few' | 'withheld')
        period: string
      }[]
      months: {
        link: number | ('few' | 'withheld')
        oauth: number | ('few' | 'withheld')
        inspection: number | ('few' | 'withheld')
        'holder-copy': number | ('few' | 'withheld')
        verification: number | ('few' | 'withheld')
        period: string
      }[]
      institutions: {
        code: string
        name_el: string
        name_en: string
        answersNow: boolean | null
        availability: number | null
        days: {
          day: string
          availability: number | null
        }[]
        failures: {
          timedOut: number | ('few' | 'withheld')
          unreachable: number | ('few' | 'withheld')
          broken: number | ('few' | 'withheld')
        }
      }[]
    }
  }
  'GET /api/tour': {
    answer: {
      personas:
        | {
            userName: string
            password: string
            displayName: {
              el: string
              en: string
            }
            shows: {
              el: string
              en: string
            }
            graduate: {
              number: string
              birthDate: string
              lastName: string
              firstName: string
            } | null
          }[]
        | null
    }
  }
  'GET /api/user/clients/': {
    query: {
      lang?: string
    }
    answer: {
      id: string
      name: string
      display_name: string
      display_name_el: string
      display_name_en: string
      kind: 'named' | 'any-tax-user'
    }[]
  }
  'GET /api/client/get_auth_data': {
    answer: {
      logged_in: boolean
      name: string | null
      user_name: string | null
      can_inspect: boolean
      inspect_institutions: string[]
      clients: {
        id: string
        name: string
        display_name: string
        can_inspect: boolean
      }[]
      citizen: boolean
    }
  }
  'GET /api/administrator/session': {
    answer: {
      logged_in: boolean
      name: string | null
    }
  }
  'GET /api/representative/session': {
    answer: {
      logged_in: boolean
      name: string | null
    }
  }
  'POST /api/registration/requests': {
    body: {
      name_el: string
      name_en: string
      sector: 'public' | 'private'
      tax_number: string
      contact_name: string
      contact_phone: string
      contact_email: string
      language: 'el' | 'en'
    }
    answer: {
      received: true
    }
  }
  'GET /api/administrator/organisation': {
    answer: {
      name_el: string
      name_en: string
      sector: 'public' | 'private'
      tax_number: string
      contact_name: string | null
      contact_phone: string | null
      contact_email: string
      language: 'el' | 'en'
      state: 'requested' | 'administrator-in' | 'representatives-in' | 'confirmed' | 'refused' | 'suspended'
      decision_reason: string | null
      requests: number
      clients: {
        id: string
        display_name_el: string
        display_name_en: string
        listed: boolean
        can_inspect: boolean
        institutions: {
          el: string
          en: string
        }[]
      }[]
      invitations: {
        client: string
        display_name_el: string
        display_name_en: string
        service: 'reading' | 'inspection'
        id: string
        email: string
        language: 'el' | 'en'
        state: 'open' | 'not-sent' | 'expired' | 'accepted' | 'revoked'
        invited_at: number
        expires_at: number
      }[]
      representatives: {
        id: string
        name: string
        email: string | null
        state: 'active' | 'suspended'
        suspended_for: ('not-reconfirmed' | 'administrator') | null
        linked_at: number
        confirmed_until: number
        roles: {
          client: string
          display_name_el: string
          display_name_en: string
          service: 'reading' | 'inspection'
        }[]
      }[]
    }
  }
  'POST /api/administrator/details': {
    body: {
      name_el: string
      name_en: string
      sector: 'public' | 'private'
      contact_name: string
      contact_phone: string
      contact_email: string
      language: 'el' | 'en'
    }
    answer: {
      name_el: string
      name_en: string
      sector: 'public' | 'private'
      tax_number: string
      contact_name: string | null
      contact_phone: string | null
      contact_email: string
      language: 'el' | 'en'
      state: 'requested' | 'administrator-in' | 'representatives-in' | 'confirmed' | 'refused' | 'suspended'
      decision_reason: string | null
      requests: number
      clients: {
        id: string
        display_name_el: string
        display_name_en: string
        listed: boolean
        can_inspect: boolean
        institutions: {
          el: string
          en: string
        }[]
      }[]
      invitations: {
        client: string
        display_name_el: string
        display_name_en: string
        service: 'reading' | 'inspection'
        id: string
        email: string
        language: 'el' | 'en'
        state: 'open' | 'not-sent' | 'expired' | 'accepted' | 'revoked'
        invited_at: number
        expires_at: number
      }[]
      representatives: {
        id: string
        name: string
        email: string | null
        state: 'active' | 'suspended'
        suspended_for: ('not-reconfirmed' | 'administrator') | null
        linked_at: number
        confirmed_until: number
        roles: {
          client: string
          display_name_el: string
          display_name_en: string
          service: 'reading' | 'inspection'
        }[]
      }[]
    }
  }
  'POST /api/administrator/invitations': {
    body: {
      email: string
      client: string
      service: 'reading' | 'inspection'
      language: 'el' | 'en'
    }
    answer: {
      name_el: string
      name_en: string
      sector: 'public' | 'private'
      tax_number: string
      contact_name: string | null
      contact_phone: string | null
      contact_email: string
      language: 'el' | 'en'
      state: 'requested' | 'administrator-in' | 'representatives-in' | 'confirmed' | 'refused' | 'suspended'
      decision_reason: string | null
      requests: number
      clients: {
        id: string
        display_name_el: string
        display_name_en: string
        listed: boolean
        can_inspect: boolean
        institutions: {
          el: string
          en: string
        }[]
      }[]
      invitations: {
        client: string
        display_name_el: string
        display_name_en: string
        service: 'reading' | 'inspection'
        id: string
        email: string
        language: 'el' | 'en'
        state: 'open' | 'not-sent' | 'expired' | 'accepted' | 'revoked'
        invited_at: number
        expires_at: number
      }[]
      representatives: {
        id: string
        name: string
        email: string | null
        state: 'active' | 'suspended'
        suspended_for: ('not-reconfirmed' | 'administrator') | null
        linked_at: number
        confirmed_until: number
        roles: {
          client: string
          display_name_el: string
          display_name_en: string
          service: 'reading' | 'inspection'
        }[]
      }[]
    }
  }
  'POST /api/administrator/invitations/{id}/resending': {
    path: {
      id: string
    }
    answer: {
      name_el: string
      name_en: string
      sector: 'public' | 'private'
      tax_number: string
      contact_name: string | null
      contact_phone: string | null
      contact_email: string
      language: 'el' | 'en'
      state: 'requested' | 'administrator-in' | 'representatives-in' | 'confirmed' | 'refused' | 'suspended'
      decision_reason: string | null
      requests: number
      clients: {
        id: string
        display_name_el: string
        display_name_en: string
        listed: boolean
        can_inspect: boolean
        institutions: {
          el: string
          en: string
        }[]
      }[]
      invitations: {
        client: string
        display_name_el: string
        display_name_en: string
        service: 'reading' | 'inspection'
        id: string
        email: string
        language: 'el' | 'en'
        state: 'open' | 'not-sent' | 'expired' | 'accepted' | 'revoked'
        invited_at: number
        expires_at: number
      }[]
      representatives: {
        id: string
        name: string
        email: string | null
        state: 'active' | 'suspended'
        suspended_for: ('not-reconfirmed' | 'administrator') | null
        linked_at: number
        confirmed_until: number
        roles: {
          client: string
          display_name_el: string
          display_name_en: string
          service: 'reading' | 'inspection'
        }[]
      }[]
    }
  }
  'POST /api/administrator/invitations/{id}/revocation': {
    path: {
      id: string
    }
    answer: {
      name_el: string
      name_en: string
      sector: 'public' | 'private'
      tax_number: string
      contact_name: string | null
      contact_phone: string | null
      contact_email: string
      language: 'el' | 'en'
      state: 'requested' | 'administrator-in' | 'representatives-in' | 'confirmed' | 'refused' | 'suspended'
      decision_reason: string | null
      requests: number
      clients: {
        id: string
        display_name_el: string
        display_name_en: string
        listed: boolean
        can_inspect: boolean
        institutions: {
          el: string
          en: string
        }[]
      }[]
      invitations: {
        client: string
        display_name_el: string
        display_name_en: string
        service: 'reading' | 'inspection'
        id: string
        email: string
        language: 'el' | 'en'
        state: 'open' | 'not-sent' | 'expired' | 'accepted' | 'revoked'
        invited_at: number
        expires_at: number
      }[]
      representatives: {
        id: string
        name: string
        email: string | null
        state: 'active' | 'suspended'
        suspended_for: ('not-reconfirmed' | 'administrator') | null
        linked_at: number
        confirmed_until: number
        roles: {
          client: string
          display_name_el: string
          display_name_en: string
          service: 'reading' | 'inspection'
        }[]
      }[]
    }
  }
  'POST /api/administrator/representatives/{id}/reconfirmation': {
    path: {
      id: string
    }
    body: {
      still: boolean
    }
    answer: {
      name_el: string
      name_en: string
      sector: 'public' | 'private'
      tax_number: string
      contact_name: string | null
      contact_phone: string | null
      contact_email: string
      language: 'el' | 'en'
      state: 'requested' | 'administrator-in' | 'representatives-in' | 'confirmed' | 'refused' | 'suspended'
      decision_reason: string | null
      requests: number
      clients: {
        id: string
        display_name_el: string
        display_name_en: string
        listed: boolean
        can_inspect: boolean
        institutions: {
          el: string
          en: string
        }[]
      }[]
      invitations: {
        client: string
        display_name_el: string
        display_name_en: string
        service: 'reading' | 'inspection'
        id: string
        email: string
        language: 'el' | 'en'
        state: 'open' | 'not-sent' | 'expired' | 'accepted' | 'revoked'
        invited_at: number
        expires_at: number
      }[]
      representatives: {
        id: string
        name: string
        email: string | null
        state: 'active' | 'suspended'
        suspended_for: ('not-reconfirmed' | 'administrator') | null
        linked_at: number
        confirmed_until: number
        roles: {
          client: string
          display_name_el: string
          display_name_en: string
          service: 'reading' | 'inspection'
        }[]
      }[]
    }
  }
  'GET /api/registration/invitations/{code}': {
    path: {
      code: string
    }
    answer: {
      organisation_el: string
      organisation_en: string
      display_name_el: string
      display_name_en: string
      service: 'reading' | 'inspection'
      expires_at: number
    }
  }
  'POST /api/registration/invitations/{code}/acceptance': {
    path: {
      code: string
    }
    answer: {
      done: true
    }
  }
  'GET /api/representative/roles': {
    answer: {
      organisation: {
        name_el: string
        name_en: string
        is_active: boolean
      } | null
      state: ('active' | 'suspended') | null
      confirmed_until: number | null
      roles: {
        client: string
        display_name_el: string
        display_name_en: string
        service: 'reading' | 'inspection'
      }[]
    }
  }
  'POST /api/representative/roles/cancellation': {
    body: {
      client: string
      service: 'reading' | 'inspection'
    }
    answer: {
      organisation: {
        name_el: string
        name_en: string
        is_active: boolean
      } | null
      state: ('active' | 'suspended') | null
      confirmed_until: number | null
      roles: {
        client: string
        display_name_el: string
        display_name_en: string
        service: 'reading' | 'inspection'
      }[]
    }
  }
  'POST /api/representative/unlinking': {
    answer: {
      organisation: {
        name_el: string
        name_en: string
        is_active: boolean
      } | null
      state: ('active' | 'suspended') | null
      confirmed_until: number | null
      roles: {
        client: string
        display_name_el: string
        display_name_en: string
        service: 'reading' | 'inspection'
      }[]
    }
  }
  'GET /api/administrator/enquiries': {
    query: {
      state?: 'read' | 'nothing' | 'unanswered' | 'refused' | 'under-way'
      person?: string
      from?: string
      until?: string
      lang?: string
    }
    answer: {
      enquiries: {
        id: string
        at: number
        kind: 'link' | 'check' | 'oauth'
        state: 'read' | 'nothing' | 'unanswered' | 'refused' | 'under-way'
        person: string | null
        client_el: string
        client_en: string
        degrees: number
        institutions: {
          el: string
          en: string
        }[]
      }[]
      more: boolean
      people: {
        id: string
        name: string
      }[]
    }
  }
  'GET /api/representative/enquiries': {
    query: {
      state?: 'read' | 'nothing' | 'unanswered' | 'refused' | 'under-way'
      person?: string
      from?: string
      until?: string
      lang?: string
    }
    answer: {
      enquiries: {
        id: string
        at: number
        kind: 'link' | 'check' | 'oauth'
        state: 'read' | 'nothing' | 'unanswered' | 'refused' | 'under-way'
        person: string | null
        client_el: string
        client_en: string
        degrees: number
        institutions: {
          el: string
          en: string
        }[]
      }[]
      more: boolean
      people: {
        id: string
        name: string
      }[]
    }
  }
  'POST /api/client/diplomas/': {
    body: {
      token: string
      pin?: string
    }
    answer: {
      error: string | null
      errorCode: string | null
      data: {
        diploma: {
          templateID?: string | null
          title?: string | null
          titleEn?: string | null
          notes?: string | null
          notesEn?: string | null
          issuerInstitution?: string | null
          issuerInstitutionEn?: string | null
          issuerUnit?: string | null
          issuerUnitEn?: string | null
          maintainerInstitution?: string | null
          maintainerInstitutionEn?: string | null
          maintainerUnitEn?: string | null
          maintainerInstitution_Code?: string | null
          maintainerUnit?: string | null
          level?: string | null
          lastNameEl?: string | null
          firstNameEl?: string | null
          middleNameEl?: string | null
          fatherNameEl?: string | null
          motherNameEl?: string | null
          lastNameEn?: string | null
          firstNameEn?: string | null
          middleNameEn?: string | null
          fatherNameEn?: string | null
          motherNameEn?: string | null
          birthDate?: string | null
          gradeDescription?: string | null
          gradeValue?: string | null
          dateIssued?: string | null
          validFrom?: string | null
          clientDisplayName: string
          clientID: string
          timestamp: number
          diplomaIndex: number
          auditResultId: string
        }
        signature: string
        payload: string
        auditId: string
        aud: string
        signedAuditId: string
        signedAuditVersion: string
        verificationIdentifier: string
        jades: {
          payload: string
          protected: string
          signature: string
        }
      }[]
      expires_at: number | null
      status: {
        [k: string]: 1200 | 1404 | 1408 | 1409 | 1502 | 1503
      }
      language: ('el' | 'en') | null
      pin?: 'needed' | 'wrong' | 'locked'
    }
  }
  'POST /api/client/verify': {
    body: {
      signedAuditId: string
      auditId: string
      clientId: string
    }
    answer: {
      error: string | null
      verified: boolean
      match: boolean | null
      comparison: 'compared' | 'unavailable' | 'not-attempted'
      diploma: {
        templateID?: string | null
        title?: string | null
        titleEn?: string | null
        notes?: string | null
        notesEn?: string | null
        issuerInstitution?: string | null
        issuerInstitutionEn?: string | null
        issuerUnit?: string | null
        issuerUnitEn?: string | null
        maintainerInstitution?: string | null
        maintainerInstitutionEn?: string | null
        maintainerUnitEn?: string | null
        maintainerInstitution_Code?: string | null
        maintainerUnit?: string | null
        level?: string | null
        lastNameEl?: string | null
        firstNameEl?: string | null
        middleNameEl?: string | null
        fatherNameEl?: string | null
        motherNameEl?: string | null
        lastNameEn?: string | null
        firstNameEn?: string | null
        middleNameEn?: string | null
        fatherNameEn?: string | null
        motherNameEn?: string | null
        birthDate?: string | null
        gradeDescription?: string | null
        gradeValue?: string | null
        dateIssued?: string | null
        validFrom?: string | null
        clientDisplayName: string
        clientID: string
        timestamp: number
        diplomaIndex: number
        auditResultId: string
      } | null
      year: string | null
      status: string | null
      statusDate: string | null
      steps: {
        step: 'integrity' | 'issuer' | 'status' | 'time' | 'content'
        verdict: 'passed' | 'failed' | 'indeterminate'
        finding: string
      }[]
    }
  }
  'GET /api/client/institutions': {
    answer: {
      issuers: {
        Institution_Code: string
        Institution: string
        Institution_en: string
      }[]
      allowed: string[]
    }
  }
  'GET /api/client/institutions/{institution}/departments': {
    path: {
      institution: string
    }
    answer: {
      issuers: {
        Department: string
        Department_en: string
      }[]
    }
  }
  'POST /api/client/diploma_check/check': {
    body: {
      ssn: string
      institution?: string
      institutionCode: string
      department: string
      day: string
      month: string
      year: string
      lastname: string
      level: '6' | '7' | '8'
      purpose: string
      case_number?: string
    }
    answer: {
      result:
        | {
            diploma: {
              templateID?: string | null
              title?: string | null
              titleEn?: string | null
              notes?: string | null
              notesEn?: string | null
              issuerInstitution?: string | null
              issuerInstitutionEn?: string | null
              issuerUnit?: string | null
              issuerUnitEn?: string | null
              maintainerInstitution?: string | null
              maintainerInstitutionEn?: string | null
              maintainerUnitEn?: string | null
              maintainerInstitution_Code?: string | null
              maintainerUnit?: string | null
              level?: string | null
              lastNameEl?: string | null
              firstNameEl?: string | null
              middleNameEl?: string | null
              fatherNameEl?: string | null
              motherNameEl?: string | null
              lastNameEn?: string | null
              firstNameEn?: string | null
              middleNameEn?: string | null
              fatherNameEn?: string | null
              motherNameEn?: string | null
              birthDate?: string | null
              gradeDescription?: string | null
              gradeValue?: string | null
              dateIssued?: string | null
              validFrom?: string | null
              clientDisplayName: string
              clientID: string
              timestamp: number
              diplomaIndex: number
              auditResultId: string
            }
            signature: string
            payload: string
            auditId: string
            aud: string
            signedAuditId: string
            signedAuditVersion: string
            verificationIdentifier: string
            jades: {
              payload: string
              protected: string
              signature: string
            }
            diploma_data?: string
          }[]
        | null
      resultCount: number | null
      error: string | null
      errorCode: string | null
      hand_over: string | null
    }
  }
  'POST /api/client/diploma_check/hand-over': {
    body: {
      hand_over: string
    }
    answer: {
      request: string
      reference: string
      answer_by: string
    }
  }
  'GET /api/client/diploma_check/hand_overs': {
    answer: {
      hand_overs: {
        request: string
        reference: string
        institution: {
          code: string
          name_el: string
          name_en: string
        }
        purpose: string
        case_number: string | null
        created_at: string
        answer_by: string
        state: 'open' | 'assigned' | 'resolved'
        outcome: ('mended' | 'as-it-should-be' | 'not-ours' | 'confirmed' | 'not-confirmed') | null
        answer: string | null
        resolved_at: string | null
      }[]
    }
  }
  'GET /api/client/diploma_check/purposes': {
    answer: {
      purposes: {
        purpose: string
        checks: number
        found: number
      }[]
    }
  }
  'POST /api/archive/inspection': {
    answer: {
      format: 'pdf' | 'jades'
      level: ('B-B' | 'B-T' | 'B-LT' | 'B-LTA') | null
      indication: 'TOTAL-PASSED' | 'INDETERMINATE' | 'TOTAL-FAILED'
      subIndication: string | null
      outcome: {
        el: string
        en: string
      }
      protectedUntil: string | null
      renewable: boolean
      steps: {
        code: string
        topic: 'integrity' | 'issuer' | 'status' | 'time' | 'algorithms'
        verdict: 'passed' | 'failed' | 'indeterminate'
        text: {
          el: string
          en: string
        }
      }[]
    }
  }
  'GET /api/v1/diplomas': {
    answer: {
      data: {
        diploma: {
          templateID?: string | null
          title?: string | null
          titleEn?: string | null
          notes?: string | null
          notesEn?: string | null
          issuerInstitution?: string | null
          issuerInstitutionEn?: string | null
          issuerUnit?: string | null
          issuerUnitEn?: string | null
          maintainerInstitution?: string | null
          maintainerInstitutionEn?: string | null
          maintainerUnitEn?: string | null
          maintainerInstitution_Code?: string | null
          maintainerUnit?: string | null
          level?: string | null
          lastNameEl?: string | null
          firstNameEl?: string | null
          middleNameEl?: string | null
          fatherNameEl?: string | null
          motherNameEl?: string | null
          lastNameEn?: string | null
          firstNameEn?: string | null
          middleNameEn?: string | null
          fatherNameEn?: string | null
          motherNameEn?: string | null
          birthDate?: string | null
          gradeDescription?: string | null
          gradeValue?: string | null
          dateIssued?: string | null
          validFrom?: string | null
          clientDisplayName: string
          clientID: string
          timestamp: number
          diplomaIndex: number
          auditResultId: string
        }
        signature: string
        payload: string
        auditId: string
        aud: string
        signedAuditId: string
        signedAuditVersion: string
        verificationIdentifier: string
        jades: {
          payload: string
          protected: string
          signature: string
        }
      }[]
      status: {
        [k: string]: 1200 | 1404 | 1408 | 1409 | 1502 | 1503
      }
      metadata: {
        scopes: string[]
        sub: string
      }
    }
  }
  'GET /api/administrator/systems': {
    answer: {
      systems: {
        id: string
        name: string
        purpose_el: string
        purpose_en: string
        contact_email: string
        scopes: string[]
        redirect_uris: string[]
        method: 'client_secret_basic' | 'private_key_jwt'
        jwks: {
          /**
           * @maxItems 10
           */
          keys: {
            kty: string
            [k: string]: unknown
          }[]
          [k: string]: unknown
        } | null
        requested_at: number
        state: 'requested' | 'confirmed' | 'refused' | 'ended'
        decision_reason: string | null
        client_id: string | null
        secrets: {
          slot: number
          created_at: number
          last_used_at: number | null
        }[]
      }[]
    }
  }
  'POST /api/administrator/systems': {
    body: {
      client: string
      name: string
      purpose_el: string
      purpose_en: string
      contact_email: string
      /**
       * @minItems 1
       */
      scopes: [
        'title' | 'issuer' | 'level' | 'grade' | 'dates' | 'identifiers',
        ...('title' | 'issuer' | 'level' | 'grade' | 'dates' | 'identifiers')[]
      ]
      /**
       * @minItems 1
       * @maxItems 10
       */
      redirect_uris: [string, ...string[]]
      method: 'client_secret_basic' | 'private_key_jwt'
      jwks: {
        /**
         * @maxItems 10
         */
        keys: {
          kty: string
          [k: string]: unknown
        }[]
        [k: string]: unknown
      } | null
    }
    answer: {
      systems: {
        id: string
        name: string
        purpose_el: string
        purpose_en: string
        contact_email: string
        scopes: string[]
        redirect_uris: string[]
        method: 'client_secret_basic' | 'private_key_jwt'
        jwks: {
          /**
           * @maxItems 10
           */
          keys: {
            kty: string
            [k: string]: unknown
          }[]
          [k: string]: unknown
        } | null
        requested_at: number
        state: 'requested' | 'confirmed' | 'refused' | 'ended'
        decision_reason: string | null
        client_id: string | null
        secrets: {
          slot: number
          created_at: number
          last_used_at: number | null
        }[]
      }[]
    }
  }
  'POST /api/administrator/systems/{id}/secrets': {
    path: {
      id: string
    }
    answer: {
      client_id: string
      secret: string
      systems: {
        id: string
        name: string
        purpose_el: string
        purpose_en: string
        contact_email: string
        scopes: string[]
        redirect_uris: string[]
        method: 'client_secret_basic' | 'private_key_jwt'
        jwks: {
          /**
           * @maxItems 10
           */
          keys: {
            kty: string
            [k: string]: unknown
          }[]
          [k: string]: unknown
        } | null
        requested_at: number
        state: 'requested' | 'confirmed' | 'refused' | 'ended'
        decision_reason: string | null
        client_id: string | null
        secrets: {
          slot: number
          created_at: number
          last_used_at: number | null
        }[]
      }[]
    }
  }
  'POST /api/administrator/systems/{id}/secrets/retirement': {
    path: {
      id: string
    }
    body: {
      slot: 1 | 2
    }
    answer: {
      systems: {
        id: string
        name: string
        purpose_el: string
        purpose_en: string
        contact_email: string
        scopes: string[]
        redirect_uris: string[]
        method: 'client_secret_basic' | 'private_key_jwt'
        jwks: {
          /**
           * @maxItems 10
           */
          keys: {
            kty: string
            [k: string]: unknown
          }[]
          [k: string]: unknown
        } | null
        requested_at: number
        state: 'requested' | 'confirmed' | 'refused' | 'ended'
        decision_reason: string | null
        client_id: string | null
        secrets: {
          slot: number
          created_at: number
          last_used_at: number | null
        }[]
      }[]
    }
  }
  'POST /api/administrator/systems/{id}/keys': {
    path: {
      id: string
    }
    body: {
      jwks: {
        /**
         * @maxItems 10
         */
        keys: {
          kty: string
          [k: string]: unknown
        }[]
        [k: string]: unknown
      }
    }
    answer: {
      systems: {
        id: string
        name: string
        purpose_el: string
        purpose_en: string
        contact_email: string
        scopes: string[]
        redirect_uris: string[]
        method: 'client_secret_basic' | 'private_key_jwt'
        jwks: {
          /**
           * @maxItems 10
           */
          keys: {
            kty: string
            [k: string]: unknown
          }[]
          [k: string]: unknown
        } | null
        requested_at: number
        state: 'requested' | 'confirmed' | 'refused' | 'ended'
        decision_reason: string | null
        client_id: string | null
        secrets: {
          slot: number
          created_at: number
          last_used_at: number | null
        }[]
      }[]
    }
  }
  'POST /api/administrator/systems/{id}/revocation': {
    path: {
      id: string
    }
    answer: {
      systems: {
        id: string
        name: string
        purpose_el: string
        purpose_en: string
        contact_email: string
        scopes: string[]
        redirect_uris: string[]
        method: 'client_secret_basic' | 'private_key_jwt'
        jwks: {
          /**
           * @maxItems 10
           */
          keys: {
            kty: string
            [k: string]: unknown
          }[]
          [k: string]: unknown
        } | null
        requested_at: number
        state: 'requested' | 'confirmed' | 'refused' | 'ended'
        decision_reason: string | null
        client_id: string | null
        secrets: {
          slot: number
          created_at: number
          last_used_at: number | null
        }[]
      }[]
    }
  }
  'GET /api/holder/interactions/{uid}': {
    path: {
      uid: string
    }
    answer: {
      uid: string
      logged_in: boolean
      client: {
        name: string
        display_name_el: string
        display_name_en: string
        kind: 'named' | 'any-tax-user'
      }
      purpose?: {
        el: string
        en: string
      } | null
      system?: string | null
      scopes: string[]
      durations: number[]
      default_duration: number
      longest_duration: number
      makes_link?: boolean
    }
  }
  'GET /api/holder/interactions/{uid}/degrees': {
    path: {
      uid: string
    }
    answer: {
      degrees: {
        degree: string
        title: string
        issuerInstitution: string
        issuerUnit: string
        titleEn?: string | null
        issuerInstitutionEn?: string | null
        issuerUnitEn?: string | null
        level: string
        dateIssued: string | null
        shareable: boolean
        other_name?: string | null
      }[]
      institutions: {
        institution: string
        name_el: string
        name_en: string
        status: 1200 | 1404 | 1408 | 1409 | 1502 | 1503
      }[]
    }
  }
  'POST /api/holder/interactions/{uid}/consent': {
    path: {
      uid: string
    }
    body: {
      /**
       * @minItems 1
       * @maxItems 50
       */
      degrees: [string, ...string[]]
      /**
       * @minItems 1
       */
      scopes: [string, ...string[]]
      duration: number
      language?: 'el' | 'en'
      pin?: string
      view_limit?: number
      name_declared?: boolean
    }
    answer: {
      location: string
    }
  }
  'POST /api/holder/interactions/{uid}/refusal': {
    path: {
      uid: string
    }
    answer: {
      location: string
    }
  }
  'GET /api/holder/diplomas': {
    answer: {
      degrees: {
        degree: string
        institution: {
          el: string
          en: string
        }
        diploma: {
          templateID?: string | null
          title?: string | null
          titleEn?: string | null
          notes?: string | null
          notesEn?: string | null
          issuerInstitution?: string | null
          issuerInstitutionEn?: string | null
          issuerUnit?: string | null
          issuerUnitEn?: string | null
          maintainerInstitution?: string | null
          maintainerInstitutionEn?: string | null
          maintainerUnitEn?: string | null
          maintainerInstitution_Code?: string | null
          maintainerUnit?: string | null
          level?: string | null
          lastNameEl?: string | null
          firstNameEl?: string | null
          middleNameEl?: string | null
          fatherNameEl?: string | null
          motherNameEl?: string | null
          lastNameEn?: string | null
          firstNameEn?: string | null
          middleNameEn?: string | null
          fatherNameEn?: string | null
          motherNameEn?: string | null
          birthDate?: string | null
          gradeDescription?: string | null
          gradeValue?: string | null
          dateIssued?: string | null
          validFrom?: string | null
        } | null
        titleId: string
        name_differs: boolean
      }[]
      institutions: {
        institution: string
        name_el: string
        name_en: string
        status: 1200 | 1404 | 1408 | 1409 | 1502 | 1503
      }[]
    }
  }
  'POST /api/holder/diplomas/{degree}/copies': {
    path: {
      degree: string
    }
    answer: {
      copy: {
        diploma: {
          templateID?: string | null
          title?: string | null
          titleEn?: string | null
          notes?: string | null
          notesEn?: string | null
          issuerInstitution?: string | null
          issuerInstitutionEn?: string | null
          issuerUnit?: string | null
          issuerUnitEn?: string | null
          maintainerInstitution?: string | null
          maintainerInstitutionEn?: string | null
          maintainerUnitEn?: string | null
          maintainerInstitution_Code?: string | null
          maintainerUnit?: string | null
          level?: string | null
          lastNameEl?: string | null
          firstNameEl?: string | null
          middleNameEl?: string | null
          fatherNameEl?: string | null
          motherNameEl?: string | null
          lastNameEn?: string | null
          firstNameEn?: string | null
          middleNameEn?: string | null
          fatherNameEn?: string | null
          motherNameEn?: string | null
          birthDate?: string | null
          gradeDescription?: string | null
          gradeValue?: string | null
          dateIssued?: string | null
          validFrom?: string | null
          clientDisplayName: string
          clientID: string
          timestamp: number
          diplomaIndex: number
          auditResultId: string
        }
        signature: string
        payload: string
        auditId: string
        aud: string
        signedAuditId: string
        signedAuditVersion: string
        verificationIdentifier: string
        jades: {
          payload: string
          protected: string
          signature: string
        }
      }
    }
  }
  'GET /api/holder/export': {
    answer: {
      exported_at: string
      account: {
        name: string
        tax_number: string
        social_security_number: string | null
        known_since: string
        tax_number_kept: boolean
      }
      receipt_address: {
        available: boolean
        email: string | null
        confirmed: boolean
        language: ('el' | 'en') | null
      }
      authorizations: {
        id: string
        state: 'active' | 'used-up' | 'locked' | 'expired' | 'revoked'
        client: {
          display_name_el: string
          display_name_en: string
          kind: 'named' | 'any-tax-user'
        }
        purpose: {
          el: string
          en: string
        } | null
        degrees: {
          institution: {
            el: string
            en: string
          }
          title: {
            el: string
            en: string
          }
        }[]
        scopes: string[]
        language: ('el' | 'en') | null
        created_at: number
        expires_at: number
        revoked_at: number | null
        link: {
          code: string
          address: string
        } | null
        has_pin: boolean
        views: number | null
        view_limit: number | null
        openings: {
          at: number
          outcome: 'read' | 'refused'
          basis: 'link' | 'oauth' | 'inspection' | 'holder-copy'
          diplomas: number
        }[]
      }[]
      receipts: {
        id: string
        at: number
        reader: {
          el: string
          en: string
        }
        basis: 'link' | 'oauth' | 'inspection' | 'holder-copy' | 'verification'
        told: 'fields' | 'outline' | 'outcome'
        purpose: {
          el: string
          en: string
        } | null
        case_number: string | null
        degrees: {
          institution: {
            el: string
            en: string
          }
          title: {
            el: string
            en: string
          }
        }[]
        scopes: string[]
        authorization: string | null
        is_new: boolean
        delay_reason: string | null
      }[]
      releases: {
        audit_id: string
        signed_at: string
        client: string
        institution: string
        certificate_id: string
        title_id: string
        scopes: string[]
      }[]
      requests: {
        id: string
        reference: string
        kind: 'missing' | 'wrong' | 'inspection'
        state: 'open' | 'assigned' | 'resolved'
        outcome: ('mended' | 'as-it-should-be' | 'not-ours' | 'confirmed' | 'not-confirmed') | null
        institution: {
          code: string
          name_el: string
          name_en: string
        }
        department: {
          el: string
          en: string
        } | null
        level: ('6' | '7' | '8') | null
        created_at: string
        answer_by: string
        working_days_left: number | null
        resolved_at: string | null
        text: string
        year: number | null
        email: string | null
        attachments: {
          id: string
          name: string
          type: 'application/pdf' | 'image/jpeg' | 'image/png'
          size: number
        }[]
        messages: {
          id: string
          by: 'holder' | 'staff'
          at: string
          text: string
          attachments: {
            id: string
            name: string
            type: 'application/pdf' | 'image/jpeg' | 'image/png'
            size: number
          }[]
        }[]
      }[]
    }
  }
  'POST /api/holder/erasure': {
    body: {
      confirmed: true
    }
    answer: {
      done: true
    }
  }
  'GET /api/holder/authorizations': {
    answer: {
      authorizations: {
        id: string
        state: 'active' | 'used-up' | 'locked' | 'expired' | 'revoked'
        client: {
          display_name_el: string
          display_name_en: string
          kind: 'named' | 'any-tax-user'
        }
        purpose: {
          el: string
          en: string
        } | null
        degrees: {
          institution: {
            el: string
            en: string
          }
          title: {
            el: string
            en: string
          }
        }[]
        scopes: string[]
        language: ('el' | 'en') | null
        created_at: number
        expires_at: number
        revoked_at: number | null
        link: {
          code: string
          address: string
        } | null
        has_pin: boolean
        views: number | null
        view_limit: number | null
        openings: {
          at: number
          outcome: 'read' | 'refused'
          basis: 'link' | 'oauth' | 'inspection' | 'holder-copy'
          diplomas: number
        }[]
      }[]
    }
  }
  'POST /api/holder/authorizations/{id}/revocation': {
    path: {
      id: string
    }
    answer: {
      authorizations: {
        id: string
        state: 'active' | 'used-up' | 'locked' | 'expired' | 'revoked'
        client: {
          display_name_el: string
          display_name_en: string
          kind: 'named' | 'any-tax-user'
        }
        purpose: {
          el: string
          en: string
        } | null
        degrees: {
          institution: {
            el: string
            en: string
          }
          title: {
            el: string
            en: string
          }
        }[]
        scopes: string[]
        language: ('el' | 'en') | null
        created_at: number
        expires_at: number
        revoked_at: number | null
        link: {
          code: string
          address: string
        } | null
        has_pin: boolean
        views: number | null
        view_limit: number | null
        openings: {
          at: number
          outcome: 'read' | 'refused'
          basis: 'link' | 'oauth' | 'inspection' | 'holder-copy'
          diplomas: number
        }[]
      }[]
    }
  }
  'GET /api/holder/receipts': {
    answer: {
      receipts: {
        id: string
        at: number
        reader: {
          el: string
          en: string
        }
        basis: 'link' | 'oauth' | 'inspection' | 'holder-copy' | 'verification'
        told: 'fields' | 'outline' | 'outcome'
        purpose: {
          el: string
          en: string
        } | null
        case_number: string | null
        degrees: {
          institution: {
            el: string
            en: string
          }
          title: {
            el: string
            en: string
          }
        }[]
        scopes: string[]
        authorization: string | null
        is_new: boolean
        delay_reason: string | null
      }[]
    }
  }
  'POST /api/holder/receipts/seen': {
    answer: {
      done: true
    }
  }
  'GET /api/holder/receipt-address': {
    answer: {
      available: boolean
      email: string | null
      confirmed: boolean
      language: ('el' | 'en') | null
    }
  }
  'POST /api/holder/receipt-address': {
    body: {
      email: string
      language: 'el' | 'en'
    }
    answer: {
      available: boolean
      email: string | null
      confirmed: boolean
      language: ('el' | 'en') | null
    }
  }
  'POST /api/holder/receipt-address/confirmation': {
    body: {
      code: string
    }
    answer: {
      available: boolean
      email: string | null
      confirmed: boolean
      language: ('el' | 'en') | null
    }
  }
  'POST /api/holder/receipt-address/removal': {
    answer: {
      available: boolean
      email: string | null
      confirmed: boolean
      language: ('el' | 'en') | null
    }
  }
  'GET /api/holder/requests/institutions': {
    answer: {
      institutions: {
        code: string
        name_el: string
        name_en: string
        takes_requests: boolean
        contact: string | null
      }[]
    }
  }
  'GET /api/holder/requests/institutions/{code}/departments': {
    path: {
      code: string
    }
    answer: {
      departments: {
        id: string
        name_el: string
        name_en: string
      }[]
    }
  }
  'POST /api/holder/requests': {
    answer: {
      id: string
      reference: string
      answer_by: string
    }
  }
  'GET /api/holder/requests': {
    answer: {
      requests: {
        id: string
        reference: string
        kind: 'missing' | 'wrong' | 'inspection'
        state: 'open' | 'assigned' | 'resolved'
        outcome: ('mended' | 'as-it-should-be' | 'not-ours' | 'confirmed' | 'not-confirmed') | null
        institution: {
          code: string
          name_el: string
          name_en: string
        }
        department: {
          el: string
          en: string
        } | null
        level: ('6' | '7' | '8') | null
        created_at: string
        answer_by: string
        working_days_left: number | null
        resolved_at: string | null
        has_new_answer: boolean
      }[]
    }
  }
  'GET /api/holder/requests/{id}': {
    path: {
      id: string
    }
    answer: {
      id: string
      reference: string
      kind: 'missing' | 'wrong' | 'inspection'
      state: 'open' | 'assigned' | 'resolved'
      outcome: ('mended' | 'as-it-should-be' | 'not-ours' | 'confirmed' | 'not-confirmed') | null
      institution: {
        code: string
        name_el: string
        name_en: string
      }
      department: {
        el: string
        en: string
      } | null
      level: ('6' | '7' | '8') | null
      created_at: string
      answer_by: string
      working_days_left: number | null
      resolved_at: string | null
      text: string
      year: number | null
      email: string | null
      attachments: {
        id: string
        name: string
        type: 'application/pdf' | 'image/jpeg' | 'image/png'
        size: number
      }[]
      messages: {
        id: string
        by: 'holder' | 'staff'
        at: string
        text: string
        attachments: {
          id: string
          name: string
          type: 'application/pdf' | 'image/jpeg' | 'image/png'
          size: number
        }[]
      }[]
    }
  }
  'POST /api/holder/requests/{id}/messages': {
    path: {
      id: string
    }
    answer: {
      done: true
    }
  }
  'GET /api/user/token': {
    query: {
      lang?: string
    }
    answer: {
      token: string
      expires_at: number
      email: string | null
      display_name: string
    }
  }
  'GET /api/staff/session': {
    answer:
      | {
          kind: 'none'
        }
      | {
          kind: 'waiting'
          id: string
          name: string
          code: string
        }
      | {
          kind: 'provider'
          id: string
          name: string
        }
      | {
          kind: 'institution'
          id: string
          name: string
          email: string | null
          institution: {
            code: string
            name_el: string
            name_en: string
          }
          entitlements: {
            maintainer_id: string
            role: 'view' | 'assign' | 'resolve' | 'full'
            levels: ('6' | '7' | '8')[]
            department: {
              el: string
              en: string
            } | null
          }[]
        }
  }
  'POST /api/staff/passkeys/login/options': {
    answer: {
      challenge: string
      rpId: string
      timeout: number
      userVerification: 'required'
    }
  }
  'POST /api/staff/passkeys/login': {
    body: {
      id: string
      rawId: string
      type: 'public-key'
      response: {
        clientDataJSON: string
        authenticatorData: string
        signature: string
        userHandle?: string
      }
      clientExtensionResults: {
        [k: string]: unknown
      }
    }
    answer: {
      done: true
    }
  }
  'POST /api/staff/registration/options': {
    body: {
      token: string
    }
    answer: {
      name: string
      options: {
        challenge: string
        rp: {
          id: string
          name: string
        }
        user: {
          id: string
          name: string
          displayName: string
        }
        pubKeyCredParams: {
          alg: number
          type: 'public-key'
        }[]
        timeout: number
        attestation: 'none'
        excludeCredentials: {
          id: string
          type: 'public-key'
          transports: string[]
        }[]
        authenticatorSelection: {
          residentKey: 'required'
          requireResidentKey: true
          userVerification: 'required'
        }
      }
    }
  }
  'POST /api/staff/registration': {
    body: {
      token: string
      label: string
      passkey: {
        id: string
        rawId: string
        type: 'public-key'
        response: {
          clientDataJSON: string
          attestationObject: string
          /**
           * @maxItems 10
           */
          transports?: string[]
        }
        clientExtensionResults: {
          [k: string]: unknown
        }
      }
    }
    answer: {
      done: true
    }
  }
  'GET /api/staff/sign-ons': {
    answer: {
      institutions: {
        code: string
        name_el: string
        name_en: string
      }[]
    }
  }
  'PUT /api/desk/institutions/{institution}/degrees': {
    path: {
      institution: string
    }
    query: {
      trial?: 'true' | 'false'
      charset?: 'utf-8' | 'windows-1253'
    }
    answer: {
      outcome: 'accepted' | 'tried' | 'refused'
      degrees: number
      errors: number
      warnings: number
      findings: {
        line: number
        field: string | null
        rule: string
        severity: 'error' | 'warning'
        el: string
        en: string
      }[]
    }
  }
  'GET /api/desk/institutions/{institution}/degrees': {
    path: {
      institution: string
    }
    answer: {
      uploadedAt: string | null
      degrees: number
    }
  }
  'PUT /api/v1/institutions/{institution}/degrees': {
    path: {
      institution: string
    }
    query: {
      trial?: 'true' | 'false'
      charset?: 'utf-8' | 'windows-1253'
    }
    answer: {
      outcome: 'accepted' | 'tried' | 'refused'
      degrees: number
      errors: number
      warnings: number
      findings: {
        line: number
        field: string | null
        rule: string
        severity: 'error' | 'warning'
        el: string
        en: string
      }[]
    }
  }
  'GET /api/desk/institutions/{institution}/upload-keys': {
    path: {
      institution: string
    }
    answer: {
      address: string
      keys: {
        id: string
        label: string
        networks: string[]
        made_at: string
        last_used_at: string | null
      }[]
    }
  }
  'POST /api/desk/institutions/{institution}/upload-keys': {
    path: {
      institution: string
    }
    body: {
      label: string
      /**
       * @maxItems 20
       */
      networks: string[]
    }
    answer: {
      key: string
    }
  }
  'POST /api/desk/institutions/{institution}/upload-keys/{id}/retire': {
    path: {
      institution: string
      id: string
    }
    answer: {
      done: true
    }
  }
  'GET /api/desk/organisations': {
    answer: {
      organisations: {
        id: string
        name_el: string
        name_en: string
        sector: 'public' | 'private'
        state: 'requested' | 'administrator-in' | 'representatives-in' | 'confirmed' | 'refused' | 'suspended'
        requested_at: number
      }[]
    }
  }
  'POST /api/desk/organisations': {
    body: {
      name_el: string
      name_en: string
      sector: 'public' | 'private'
      tax_number: string
      contact_name: string
      contact_phone: string
      contact_email: string
      language: 'el' | 'en'
    }
    answer: {
      name_el: string
      name_en: string
      sector: 'public' | 'private'
      tax_number: string
      contact_name: string | null
      contact_phone: string | null
      contact_email: string
      language: 'el' | 'en'
      state: 'requested' | 'administrator-in' | 'representatives-in' | 'confirmed' | 'refused' | 'suspended'
      decision_reason: string | null
      requests: number
      clients: {
        id: string
        display_name_el: string
        display_name_en: string
        listed: boolean
        can_inspect: boolean
        institutions: {
          el: string
          en: string
        }[]
      }[]
      representatives: {
        id: string
        name: string
        email: string | null
        state: 'active' | 'suspended'
        suspended_for: ('not-reconfirmed' | 'administrator') | null
        linked_at: number
        confirmed_until: number
        roles: {
          client: string
          display_name_el: string
          display_name_en: string
          service: 'reading' | 'inspection'
        }[]
      }[]
      id: string
      vettings: {
        act: 'evidence' | 'confirmed' | 'refused' | 'suspended' | 'institution-granted' | 'institution-withdrawn'
        evidence_kind: ('business-registry' | 'government-gazette' | 'tax-registry' | 'statute' | 'other') | null
        reference: string | null
        note: string | null
        institution: {
          el: string
          en: string
        } | null
        by: string
        at: number
      }[]
      received: {
        channel: 'form' | 'e-mail'
        received_at: number
        details: {
          [k: string]: string
        }
      }[]
    }
  }
  'GET /api/desk/organisations/{id}': {
    path: {
      id: string
    }
    answer: {
      name_el: string
      name_en: string
      sector: 'public' | 'private'
      tax_number: string
      contact_name: string | null
      contact_phone: string | null
      contact_email: string
      language: 'el' | 'en'
      state: 'requested' | 'administrator-in' | 'representatives-in' | 'confirmed' | 'refused' | 'suspended'
      decision_reason: string | null
      requests: number
      clients: {
        id: string
        display_name_el: string
        display_name_en: string
        listed: boolean
        can_inspect: boolean
        institutions: {
          el: string
          en: string
        }[]
      }[]
      representatives: {
        id: string
        name: string
        email: string | null
        state: 'active' | 'suspended'
        suspended_for: ('not-reconfirmed' | 'administrator') | null
        linked_at: number
        confirmed_until: number
        roles: {
          client: string
          display_name_el: string
          display_name_en: string
          service: 'reading' | 'inspection'
        }[]
      }[]
      id: string
      vettings: {
        act: 'evidence' | 'confirmed' | 'refused' | 'suspended' | 'institution-granted' | 'institution-withdrawn'
        evidence_kind: ('business-registry' | 'government-gazette' | 'tax-registry' | 'statute' | 'other') | null
        reference: string | null
        note: string | null
        institution: {
          el: string
          en: string
        } | null
        by: string
        at: number
      }[]
      received: {
        channel: 'form' | 'e-mail'
        received_at: number
        details: {
          [k: string]: string
        }
      }[]
    }
  }
  'POST /api/desk/organisations/{id}/evidence': {
    path: {
      id: string
    }
    body: {
      kind: 'business-registry' | 'government-gazette' | 'tax-registry' | 'statute' | 'other'
      reference: string
      note: string | null
    }
    answer: {
      name_el: string
      name_en: string
      sector: 'public' | 'private'
      tax_number: string
      contact_name: string | null
      contact_phone: string | null
      contact_email: string
      language: 'el' | 'en'
      state: 'requested' | 'administrator-in' | 'representatives-in' | 'confirmed' | 'refused' | 'suspended'
      decision_reason: string | null
      requests: number
      clients: {
        id: string
        display_name_el: string
        display_name_en: string
        listed: boolean
        can_inspect: boolean
        institutions: {
          el: string
          en: string
        }[]
      }[]
      representatives: {
        id: string
        name: string
        email: string | null
        state: 'active' | 'suspended'
        suspended_for: ('not-reconfirmed' | 'administrator') | null
        linked_at: number
        confirmed_until: number
        roles: {
          client: string
          display_name_el: string
          display_name_en: string
          service: 'reading' | 'inspection'
        }[]
      }[]
      id: string
      vettings: {
        act: 'evidence' | 'confirmed' | 'refused' | 'suspended' | 'institution-granted' | 'institution-withdrawn'
        evidence_kind: ('business-registry' | 'government-gazette' | 'tax-registry' | 'statute' | 'other') | null
        reference: string | null
        note: string | null
        institution: {
          el: string
          en: string
        } | null
        by: string
        at: number
      }[]
      received: {
        channel: 'form' | 'e-mail'
        received_at: number
        details: {
          [k: string]: string
        }
      }[]
    }
  }
  'POST /api/desk/organisations/{id}/confirmation': {
    path: {
      id: string
    }
    body: {
      /**
       * @minItems 1
       */
      scopes: [
        'title' | 'issuer' | 'level' | 'grade' | 'dates' | 'identifiers',
        ...('title' | 'issuer' | 'level' | 'grade' | 'dates' | 'identifiers')[]
      ]
      note: string | null
    }
    answer: {
      name_el: string
      name_en: string
      sector: 'public' | 'private'
      tax_number: string
      contact_name: string | null
      contact_phone: string | null
      contact_email: string
      language: 'el' | 'en'
      state: 'requested' | 'administrator-in' | 'representatives-in' | 'confirmed' | 'refused' | 'suspended'
      decision_reason: string | null
      requests: number
      clients: {
        id: string
        display_name_el: string
        display_name_en: string
        listed: boolean
        can_inspect: boolean
        institutions: {
          el: string
          en: string
        }[]
      }[]
      representatives: {
        id: string
        name: string
        email: string | null
        state: 'active' | 'suspended'
        suspended_for: ('not-reconfirmed' | 'administrator') | null
        linked_at: number
        confirmed_until: number
        roles: {
          client: string
          display_name_el: string
          display_name_en: string
          service: 'reading' | 'inspection'
        }[]
      }[]
      id: string
      vettings: {
        act: 'evidence' | 'confirmed' | 'refused' | 'suspended' | 'institution-granted' | 'institution-withdrawn'
        evidence_kind: ('business-registry' | 'government-gazette' | 'tax-registry' | 'statute' | 'other') | null
        reference: string | null
        note: string | null
        institution: {
          el: string
          en: string
        } | null
        by: string
        at: number
      }[]
      received: {
        channel: 'form' | 'e-mail'
        received_at: number
        details: {
          [k: string]: string
        }
      }[]
    }
  }
  'POST /api/desk/organisations/{id}/refusal': {
    path: {
      id: string
    }
    body: {
      reason: string
    }
    answer: {
      name_el: string
      name_en: string
      sector: 'public' | 'private'
      tax_number: string
      contact_name: string | null
      contact_phone: string | null
      contact_email: string
      language: 'el' | 'en'
      state: 'requested' | 'administrator-in' | 'representatives-in' | 'confirmed' | 'refused' | 'suspended'
      decision_reason: string | null
      requests: number
      clients: {
        id: string
        display_name_el: string
        display_name_en: string
        listed: boolean
        can_inspect: boolean
        institutions: {
          el: string
          en: string
        }[]
      }[]
      representatives: {
        id: string
        name: string
        email: string | null
        state: 'active' | 'suspended'
        suspended_for: ('not-reconfirmed' | 'administrator') | null
        linked_at: number
        confirmed_until: number
        roles: {
          client: string
          display_name_el: string
          display_name_en: string
          service: 'reading' | 'inspection'
        }[]
      }[]
      id: string
      vettings: {
        act: 'evidence' | 'confirmed' | 'refused' | 'suspended' | 'institution-granted' | 'institution-withdrawn'
        evidence_kind: ('business-registry' | 'government-gazette' | 'tax-registry' | 'statute' | 'other') | null
        reference: string | null
        note: string | null
        institution: {
          el: string
          en: string
        } | null
        by: string
        at: number
      }[]
      received: {
        channel: 'form' | 'e-mail'
        received_at: number
        details: {
          [k: string]: string
        }
      }[]
    }
  }
  'POST /api/desk/organisations/{id}/suspension': {
    path: {
      id: string
    }
    body: {
      reason: string
    }
    answer: {
      name_el: string
      name_en: string
      sector: 'public' | 'private'
      tax_number: string
      contact_name: string | null
      contact_phone: string | null
      contact_email: string
      language: 'el' | 'en'
      state: 'requested' | 'administrator-in' | 'representatives-in' | 'confirmed' | 'refused' | 'suspended'
      decision_reason: string | null
      requests: number
      clients: {
        id: string
        display_name_el: string
        display_name_en: string
        listed: boolean
        can_inspect: boolean
        institutions: {
          el: string
          en: string
        }[]
      }[]
      representatives: {
        id: string
        name: string
        email: string | null
        state: 'active' | 'suspended'
        suspended_for: ('not-reconfirmed' | 'administrator') | null
        linked_at: number
        confirmed_until: number
        roles: {
          client: string
          display_name_el: string
          display_name_en: string
          service: 'reading' | 'inspection'
        }[]
      }[]
      id: string
      vettings: {
        act: 'evidence' | 'confirmed' | 'refused' | 'suspended' | 'institution-granted' | 'institution-withdrawn'
        evidence_kind: ('business-registry' | 'government-gazette' | 'tax-registry' | 'statute' | 'other') | null
        reference: string | null
        note: string | null
        institution: {
          el: string
          en: string
        } | null
        by: string
        at: number
      }[]
      received: {
        channel: 'form' | 'e-mail'
        received_at: number
        details: {
          [k: string]: string
        }
      }[]
    }
  }
  'POST /api/desk/organisations/{id}/institutions': {
    path: {
      id: string
    }
    body: {
      client: string
      institution: string
      granted: boolean
      reference: string
    }
    answer: {
      name_el: string
      name_en: string
      sector: 'public' | 'private'
      tax_number: string
      contact_name: string | null
      contact_phone: string | null
      contact_email: string
      language: 'el' | 'en'
      state: 'requested' | 'administrator-in' | 'representatives-in' | 'confirmed' | 'refused' | 'suspended'
      decision_reason: string | null
      requests: number
      clients: {
        id: string
        display_name_el: string
        display_name_en: string
        listed: boolean
        can_inspect: boolean
        institutions: {
          el: string
          en: string
        }[]
      }[]
      representatives: {
        id: string
        name: string
        email: string | null
        state: 'active' | 'suspended'
        suspended_for: ('not-reconfirmed' | 'administrator') | null
        linked_at: number
        confirmed_until: number
        roles: {
          client: string
          display_name_el: string
          display_name_en: string
          service: 'reading' | 'inspection'
        }[]
      }[]
      id: string
      vettings: {
        act: 'evidence' | 'confirmed' | 'refused' | 'suspended' | 'institution-granted' | 'institution-withdrawn'
        evidence_kind: ('business-registry' | 'government-gazette' | 'tax-registry' | 'statute' | 'other') | null
        reference: string | null
        note: string | null
        institution: {
          el: string
          en: string
        } | null
        by: string
        at: number
      }[]
      received: {
        channel: 'form' | 'e-mail'
        received_at: number
        details: {
          [k: string]: string
        }
      }[]
    }
  }
  'GET /api/desk/systems': {
    answer: {
      systems: {
        id: string
        name: string
        purpose_el: string
        purpose_en: string
        contact_email: string
        scopes: string[]
        redirect_uris: string[]
        method: 'client_secret_basic' | 'private_key_jwt'
        jwks: {
          /**
           * @maxItems 10
           */
          keys: {
            kty: string
            [k: string]: unknown
          }[]
          [k: string]: unknown
        } | null
        requested_at: number
        state: 'requested' | 'confirmed' | 'refused' | 'ended'
        decision_reason: string | null
        client_id: string | null
        secrets: {
          slot: number
          created_at: number
          last_used_at: number | null
        }[]
        organisation_id: string
        organisation_el: string
        organisation_en: string
      }[]
    }
  }
  'POST /api/desk/systems/{id}/confirmation': {
    path: {
      id: string
    }
    answer: {
      systems: {
        id: string
        name: string
        purpose_el: string
        purpose_en: string
        contact_email: string
        scopes: string[]
        redirect_uris: string[]
        method: 'client_secret_basic' | 'private_key_jwt'
        jwks: {
          /**
           * @maxItems 10
           */
          keys: {
            kty: string
            [k: string]: unknown
          }[]
          [k: string]: unknown
        } | null
        requested_at: number
        state: 'requested' | 'confirmed' | 'refused' | 'ended'
        decision_reason: string | null
        client_id: string | null
        secrets: {
          slot: number
          created_at: number
          last_used_at: number | null
        }[]
        organisation_id: string
        organisation_el: string
        organisation_en: string
      }[]
    }
  }
  'POST /api/desk/systems/{id}/refusal': {
    path: {
      id: string
    }
    body: {
      reason: string
    }
    answer: {
      systems: {
        id: string
        name: string
        purpose_el: string
        purpose_en: string
        contact_email: string
        scopes: string[]
        redirect_uris: string[]
        method: 'client_secret_basic' | 'private_key_jwt'
        jwks: {
          /**
           * @maxItems 10
           */
          keys: {
            kty: string
            [k: string]: unknown
          }[]
          [k: string]: unknown
        } | null
        requested_at: number
        state: 'requested' | 'confirmed' | 'refused' | 'ended'
        decision_reason: string | null
        client_id: string | null
        secrets: {
          slot: number
          created_at: number
          last_used_at: number | null
        }[]
        organisation_id: string
        organisation_el: string
        organisation_en: string
      }[]
    }
  }
  'GET /api/v1/templates': {
    query: {
      q?: string
      institution?: string
      department?: string
      level?: '6' | '7' | '8'
      page?: number
    }
    answer: {
      schemaVersion: 1
      total: number
      page: number
      pages: number
      templates: {
        blueprintId: string
        titleId: string
        institution: {
          id: string
          name: {
            el: string
            en: string
          }
        }
        maintainingDepartment: {
          id: string
          name: {
            el: string
            en: string
          }
        }
        issuingDepartment: {
          id: string
          name: {
            el: string
            en: string
          }
        }
        curriculum: {
          id: string
          name: {
            el: string
            en: string
          }
        } | null
        title: {
          el: string
          en: string
        }
        levelCode: string
        level: '6' | '7' | '8'
        eqfLevel: number | null
        iscedField: string | null
        version: number
        approvedAt: string
      }[]
    }
  }
  'GET /api/v1/templates/{blueprintId}': {
    path: {
      blueprintId: string
    }
    query: {
      format?: 'json' | 'elm'
    }
    answer:
      | {
          schemaVersion: 1
          template: {
            blueprintId: string
            titleId: string
            institution: {
              id: string
              name: {
                el: string
                en: string
              }
            }
            maintainingDepartment: {
              id: string
              name: {
                el: string
                en: string
              }
            }
            issuingDepartment: {
              id: string
              name: {
                el: string
                en: string
              }
            }
            curriculum: {
              id: string
              name: {
                el: string
                en: string
              }
            } | null
            title: {
              el: string
              en: string
            }
            levelCode: string
            level: '6' | '7' | '8'
            eqfLevel: number | null
            iscedField: string | null
            version: number
            approvedAt: string
          }
          versions: {
            version: number
            approvedAt: string
            levelCode: string
            title: {
              el: string
              en: string
            }
            notes: {
              el: string | null
              en: string | null
            }
            iscedField: string | null
            issuingDepartment: {
              id: string
              name: {
                el: string
                en: string
              }
            }
            curriculum: {
              id: string
              name: {
                el: string
                en: string
              }
            } | null
          }[]
        }
      | {
          '@context': string
          id: string
          type: string
          [k: string]: unknown
        }
  }
  'GET /api/v1/templates/{blueprintId}/versions/{version}/signed': {
    path: {
      blueprintId: string
      version: number
    }
    answer: {
      payload: string
      protected: string
      signature: string
      header?: {
        etsiU: string[]
      }
    }
  }
  'GET /api/v1/template-tree': {
    answer: {
      institutions: {
        id: string
        name: {
          el: string
          en: string
        }
        count: number
      }[]
    }
  }
  'GET /api/v1/template-tree/{institution}': {
    path: {
      institution: string
    }
    answer: {
      id: string
      name: {
        el: string
        en: string
      }
      count: number
      maintainers: {
        id: string
        name: {
          el: string
          en: string
        }
        count: number
        issuers: {
          id: string
          name: {
            el: string
            en: string
          }
          count: number
          curricula: {
            id: string
            name: {
              el: string
              en: string
            }
            count: number
            templates: {
              blueprintId: string
              title: {
                el: string
                en: string
              }
              levelCode: string
            }[]
          }[]
        }[]
      }[]
    }
  }
  'GET /api/staff/templates/rights': {
    answer: {
      institutions: string[] | null
    }
  }
  'GET /api/staff/templates/drafts': {
    answer: {
      drafts: {
        id: string
        institution: {
          id: string
          name: {
            el: string
            en: string
          }
        }
        titleId: string
        blueprintId: string | null
        content: {
          levelCode: string
          titleEl: string
          titleEn: string
          notesEl: string | null
          notesEn: string | null
          iscedField: string
          issuingDepartmentId: string
          curriculumId: string
        }
        state: 'draft' | 'proposed' | 'sent-back' | 'approved' | 'withdrawn'
        comment: string | null
        changedAt: string
        isOwnProposal: boolean
        differences: {
          field: string
          before: {
            el: string
            en: string
          } | null
          after: {
            el: string
            en: string
          } | null
        }[]
      }[]
    }
  }
  'POST /api/staff/templates/drafts': {
    body: {
      institution: string
      titleId: string
      content: {
        levelCode:
          | '6'
          | '7'
          | '8'
          | '64'
          | '65'
          | '66'
          | '74'
          | '75'
          | '76'
          | '641'
          | '645'
          | '646'
          | '647'
          | '651'
          | '655'
          | '656'
          | '657'
          | '661'
          | '665'
          | '666'
          | '667'
          | '741'
          | '746'
          | '747'
          | '748'
          | '751'
          | '756'
          | '757'
          | '758'
          | '761'
          | '766'
          | '767'
          | '768'
        titleEl: string
        titleEn: string
        notesEl: string | null
        notesEn: string | null
        iscedField:
          | '1011'
          | '1012'
          | '1013'
          | '1014'
          | '1015'
          | '1021'
          | '1022'
          | '1031'
          | '1032'
          | '1041'
          | '0011'
          | '0021'
          | '0031'
          | '0111'
          | '0112'
          | '0113'
          | '0114'
          | '0211'
          | '0212'
          | '0213'
          | '0214'
          | '0215'
          | '0221'
          | '0222'
          | '0223'
          | '0231'
          | '0232'
          | '0311'
          | '0312'
          | '0313'
          | '0314'
          | '0321'
          | '0322'
          | '0411'
          | '0412'
          | '0413'
          | '0414'
          | '0415'
          | '0416'
          | '0417'
          | '0421'
          | '0511'
          | '0512'
          | '0521'
          | '0522'
          | '0531'
          | '0532'
          | '0533'
          | '0541'
          | '0542'
          | '0611'
          | '0612'
          | '0613'
          | '0711'
          | '0712'
          | '0713'
          | '0714'
          | '0715'
          | '0716'
          | '0721'
          | '0722'
          | '0723'
          | '0724'
          | '0731'
          | '0732'
          | '0811'
          | '0812'
          | '0821'
          | '0831'
          | '0841'
          | '0911'
          | '0912'
          | '0913'
          | '0914'
          | '0915'
          | '0916'
          | '0917'
          | '0921'
          | '0922'
          | '0923'
        issuingDepartmentId: string
        curriculumId: string
      }
    }
    answer: {
      id: string
    }
  }
  'POST /api/staff/templates/drafts/{id}/propose': {
    path: {
      id: string
    }
    answer: {
      done: true
    }
  }
  'POST /api/staff/templates/drafts/{id}/withdraw': {
    path: {
      id: string
    }
    answer: {
      done: true
    }
  }
  'POST /api/staff/templates/drafts/{id}/approve': {
    path: {
      id: string
    }
    answer: {
      done: true
    }
  }
  'POST /api/staff/templates/drafts/{id}/return': {
    path: {
      id: string
    }
    body: {
      comment: string
    }
    answer: {
      done: true
    }
  }
  'GET /api/staff/templates/choices/{institution}': {
    path: {
      institution: string
    }
    answer: {
      departments: {
        id: string
        name: {
          el: string
          en: string
        }
        maintainerId: string
        isMaintaining: boolean
      }[]
      curricula: {
        nameEl: string
        nameEn: string
        level: '6' | '7' | '8'
        iscedFields: string[]
        validFrom: string | null
        validTo: string | null
        id: string
        departmentId: string
        isRevised: boolean
      }[]
    }
  }
  'POST /api/staff/curricula': {
    body: {
      nameEl: string
      nameEn: string
      level: '6' | '7' | '8'
      /**
       * @minItems 1
       * @maxItems 80
       */
      iscedFields: [
        (
          | '1011'
          | '1012'
          | '1013'
          | '1014'
          | '1015'
          | '1021'
          | '1022'
          | '1031'
          | '1032'
          | '1041'
          | '0011'
          | '0021'
          | '0031'
          | '0111'
          | '0112'
          | '0113'
          | '0114'
          | '0211'
          | '0212'
          | '0213'
          | '0214'
          | '0215'
          | '0221'
          | '0222'
          | '0223'
          | '0231'
          | '0232'
          | '0311'
          | '0312'
          | '0313'
          | '0314'
          | '0321'
          | '0322'
          | '0411'
          | '0412'
          | '0413'
          | '0414'
          | '0415'
          | '0416'
          | '0417'
          | '0421'
          | '0511'
          | '0512'
          | '0521'
          | '0522'
          | '0531'
          | '0532'
          | '0533'
          | '0541'
          | '0542'
          | '0611'
          | '0612'
          | '0613'
          | '0711'
          | '0712'
          | '0713'
          | '0714'
          | '0715'
          | '0716'
          | '0721'
          | '0722'
          | '0723'
          | '0724'
          | '0731'
          | '0732'
          | '0811'
          | '0812'
          | '0821'
          | '0831'
          | '0841'
          | '0911'
          | '0912'
          | '0913'
          | '0914'
          | '0915'
          | '0916'
          | '0917'
          | '0921'
          | '0922'
          | '0923'
        ),
        ...(
          | '1011'
          | '1012'
          | '1013'
          | '1014'
          | '1015'
          | '1021'
          | '1022'
          | '1031'
          | '1032'
          | '1041'
          | '0011'
          | '0021'
          | '0031'
          | '0111'
          | '0112'
          | '0113'
          | '0114'
          | '0211'
          | '0212'
          | '0213'
          | '0214'
          | '0215'
          | '0221'
          | '0222'
          | '0223'
          | '0231'
          | '0232'
          | '0311'
          | '0312'
          | '0313'
          | '0314'
          | '0321'
          | '0322'
          | '0411'
          | '0412'
          | '0413'
          | '0414'
          | '0415'
          | '0416'
          | '0417'
          | '0421'
          | '0511'
          | '0512'
          | '0521'
          | '0522'
          | '0531'
          | '0532'
          | '0533'
          | '0541'
          | '0542'
          | '0611'
          | '0612'
          | '0613'
          | '0711'
          | '0712'
          | '0713'
          | '0714'
          | '0715'
          | '0716'
          | '0721'
          | '0722'
          | '0723'
          | '0724'
          | '0731'
          | '0732'
          | '0811'
          | '0812'
          | '0821'
          | '0831'
          | '0841'
          | '0911'
          | '0912'
          | '0913'
          | '0914'
          | '0915'
          | '0916'
          | '0917'
          | '0921'
          | '0922'
          | '0923'
        )[]
      ]
      validFrom: string | null
      validTo: string | null
      departmentId: string
    }
    answer: {
      id: string
    }
  }
  'POST /api/staff/curricula/{id}/revisions': {
    path: {
      id: string
    }
    body: {
      nameEl: string
      nameEn: string
      level: '6' | '7' | '8'
      /**
       * @minItems 1
       * @maxItems 80
       */
      iscedFields: [
        (
          | '1011'
          | '1012'
          | '1013'
          | '1014'
          | '1015'
          | '1021'
          | '1022'
          | '1031'
          | '1032'
          | '1041'
          | '0011'
          | '0021'
          | '0031'
          | '0111'
          | '0112'
          | '0113'
          | '0114'
          | '0211'
          | '0212'
          | '0213'
          | '0214'
          | '0215'
          | '0221'
          | '0222'
          | '0223'
          | '0231'
          | '0232'
          | '0311'
          | '0312'
          | '0313'
          | '0314'
          | '0321'
          | '0322'
          | '0411'
          | '0412'
          | '0413'
          | '0414'
          | '0415'
          | '0416'
          | '0417'
          | '0421'
          | '0511'
          | '0512'
          | '0521'
          | '0522'
          | '0531'
          | '0532'
          | '0533'
          | '0541'
          | '0542'
          | '0611'
          | '0612'
          | '0613'
          | '0711'
          | '0712'
          | '0713'
          | '0714'
          | '0715'
          | '0716'
          | '0721'
          | '0722'
          | '0723'
          | '0724'
          | '0731'
          | '0732'
          | '0811'
          | '0812'
          | '0821'
          | '0831'
          | '0841'
          | '0911'
          | '0912'
          | '0913'
          | '0914'
          | '0915'
          | '0916'
          | '0917'
          | '0921'
          | '0922'
          | '0923'
        ),
        ...(
          | '1011'
          | '1012'
          | '1013'
          | '1014'
          | '1015'
          | '1021'
          | '1022'
          | '1031'
          | '1032'
          | '1041'
          | '0011'
          | '0021'
          | '0031'
          | '0111'
          | '0112'
          | '0113'
          | '0114'
          | '0211'
          | '0212'
          | '0213'
          | '0214'
          | '0215'
          | '0221'
          | '0222'
          | '0223'
          | '0231'
          | '0232'
          | '0311'
          | '0312'
          | '0313'
          | '0314'
          | '0321'
          | '0322'
          | '0411'
          | '0412'
          | '0413'
          | '0414'
          | '0415'
          | '0416'
          | '0417'
          | '0421'
          | '0511'
          | '0512'
          | '0521'
          | '0522'
          | '0531'
          | '0532'
          | '0533'
          | '0541'
          | '0542'
          | '0611'
          | '0612'
          | '0613'
          | '0711'
          | '0712'
          | '0713'
          | '0714'
          | '0715'
          | '0716'
          | '0721'
          | '0722'
          | '0723'
          | '0724'
          | '0731'
          | '0732'
          | '0811'
          | '0812'
          | '0821'
          | '0831'
          | '0841'
          | '0911'
          | '0912'
          | '0913'
          | '0914'
          | '0915'
          | '0916'
          | '0917'
          | '0921'
          | '0922'
          | '0923'
        )[]
      ]
      validFrom: string | null
      validTo: string | null
    }
    answer: {
      id: string
      outcome: 'new' | 'same'
    }
  }
  'POST /api/staff/issuing-departments': {
    body: {
      maintainerId: string
      nameEl: string
      nameEn: string
    }
    answer: {
      id: string
    }
  }
  'POST /api/staff/templates/import': {
    body: {
      institution: string
      format: 'csv' | 'json'
      text: string
      isDryRun: boolean
    }
    answer: {
      isWritten: boolean
      rows: number
      unchanged: number
      proposed: number
      errors: {
        row: number
        text: {
          el: string
          en: string
        }
      }[]
    }
  }
  'GET /api/staff/templates/editors/{institution}': {
    path: {
      institution: string
    }
    answer: {
      accounts: {
        id: string
        name: string
        email: string | null
        isEditor: boolean
      }[]
    }
  }
  'POST /api/staff/templates/editors/{account}/change': {
    path: {
      account: string
    }
    body: {
      isEditor: boolean
    }
    answer: {
      done: true
    }
  }
  'GET /api/desk/members': {
    answer: {
      members: {
        id: string
        name: string
        email: string | null
        state: 'invited' | 'registered' | 'active' | 'suspended'
        confirmable: boolean
        created_at: string
        passkeys: number
        last_used_at: string | null
        link_until: string | null
      }[]
    }
  }
  'POST /api/desk/members': {
    body: {
      name: string
      email: string
      language: 'el' | 'en'
    }
    answer: {
      done: true
    }
  }
  'POST /api/desk/members/{id}/link': {
    path: {
      id: string
    }
    body: {
      language: 'el' | 'en'
    }
    answer: {
      done: true
    }
  }
  'POST /api/desk/members/{id}/confirm': {
    path: {
      id: string
    }
    body: {
      code: string
    }
    answer: {
      done: true
    }
  }
  'POST /api/desk/members/{id}/suspend': {
    path: {
      id: string
    }
    answer: {
      done: true
    }
  }
  'POST /api/desk/members/{id}/reactivate': {
    path: {
      id: string
    }
    answer: {
      done: true
    }
  }
  'GET /api/desk/passkeys': {
    answer: {
      passkeys: {
        id: string
        label: string
        created_at: string
        last_used_at: string | null
      }[]
    }
  }
  'POST /api/desk/passkeys': {
    body: {
      label: string
      passkey: {
        id: string
        rawId: string
        type: 'public-key'
        response: {
          clientDataJSON: string
          attestationObject: string
          /**
           * @maxItems 10
           */
          transports?: string[]
        }
        clientExtensionResults: {
          [k: string]: unknown
        }
      }
    }
    answer: {
      done: true
    }
  }
  'POST /api/desk/passkeys/options': {
    answer: {
      options: {
        challenge: string
        rp: {
          id: string
          name: string
        }
        user: {
          id: string
          name: string
          displayName: string
        }
        pubKeyCredParams: {
          alg: number
          type: 'public-key'
        }[]
        timeout: number
        attestation: 'none'
        excludeCredentials: {
          id: string
          type: 'public-key'
          transports: string[]
        }[]
        authenticatorSelection: {
          residentKey: 'required'
          requireResidentKey: true
          userVerification: 'required'
        }
      }
    }
  }
  'POST /api/desk/passkeys/remove': {
    body: {
      id: string
    }
    answer: {
      done: true
    }
  }
  'GET /api/desk/institutions/{institution}/sign-on': {
    path: {
      institution: string
    }
    answer: {
      metadata_address: string
      sign_on: {
        entity_id: string
        sign_on_url: string
        certificates: {
          subject: string
          sha256: string
          valid_to: string
        }[]
        changed_at: string
      } | null
      proposals: {
        id: string
        note: string | null
        state: 'open' | 'approved' | 'rejected' | 'withdrawn'
        proposed_by: {
          id: string
          name: string
        }
        proposed_at: string
        decided_by: {
          id: string
          name: string
        } | null
        decided_at: string | null
        reason: string | null
        settings: {
          entity_id: string
          sign_on_url: string
          certificates: {
            subject: string
            sha256: string
            valid_to: string
          }[]
        }
      }[]
    }
  }
  'POST /api/desk/institutions/{institution}/sign-on/proposals': {
    path: {
      institution: string
    }
    body: {
      metadata: string
      note: string | null
    }
    answer: {
      done: true
    }
  }
  'POST /api/desk/institutions/{institution}/sign-on/proposals/{proposal}/approve': {
    path: {
      institution: string
      proposal: string
    }
    answer: {
      done: true
    }
  }
  'POST /api/desk/institutions/{institution}/sign-on/proposals/{proposal}/withdraw': {
    path: {
      institution: string
      proposal: string
    }
    answer: {
      done: true
    }
  }
  'POST /api/desk/institutions/{institution}/sign-on/proposals/{proposal}/reject': {
    path: {
      institution: string
      proposal: string
    }
    body: {
      reason: string
    }
    answer: {
      done: true
    }
  }
  'POST /api/desk/institutions/{institution}/sign-on/remove': {
    path: {
      institution: string
    }
    answer: {
      done: true
    }
  }
  'GET /api/desk/entitlements': {
    answer: {
      prefix: string
    }
  }
  'POST /api/desk/entitlements/check': {
    body: {
      /**
       * @minItems 1
       * @maxItems 100
       */
      values: [string, ...string[]]
    }
    answer: {
      prefix: string
      grants: {
        maintainer_id: string
        role: 'view' | 'assign' | 'resolve' | 'full'
        levels: ('6' | '7' | '8')[]
        department: {
          el: string
          en: string
        } | null
        is_known: boolean
      }[]
      findings: {
        value: string
        rule:
          | 'other-prefix'
          | 'parts'
          | 'maintainer'
          | 'role'
          | 'level'
          | 'whole-institution-with-level'
          | 'repeated-maintainer'
        text: {
          el: string
          en: string
        }
      }[]
    }
  }
  'GET /api/desk/institutions': {
    answer: {
      institutions: {
        code: string
        name_el: string
        name_en: string
        adoption: 'adopter' | 'beta' | 'none'
        merged_into: string | null
        connection: ('view' | 'api') | null
        has_proposal: boolean
      }[]
    }
  }
  'POST /api/desk/institutions': {
    body: {
      code: string
      name_el: string
      name_en: string
    }
    answer: {
      done: true
    }
  }
  'GET /api/desk/institutions/{institution}': {
    path: {
      institution: string
    }
    answer: {
      code: string
      name_el: string
      name_en: string
      website: string | null
      email: string | null
      phone: string | null
      comments_el: string | null
      comments_en: string | null
      signed_pdf: boolean
      serves_bachelor: boolean
      serves_master: boolean
      serves_doctorate: boolean
      adoption: 'adopter' | 'beta' | 'none'
      merged_into: string | null
      merged_on: string | null
      absorbed: string[]
      former_names: {
        name_el: string
        name_en: string | null
        used_until: string | null
      }[]
      departments: {
        id: string
        kind: 'maintaining' | 'issuing'
        name_el: string
        name_en: string
        minedu_id: string | null
        maintainer_id: string | null
        former_institution_el: string | null
        former_institution_en: string | null
        maintainer: {
          name_el: string
          name_en: string
          institution_code: string
        } | null
      }[]
      history: {
        at: string
        act: string
        by: string
        changes: {
          name: string
          value: string
        }[]
      }[]
    }
  }
  'POST /api/desk/institutions/{institution}': {
    path: {
      institution: string
    }
    body: {
      website: string | null
      email: string | null
      phone: string | null
      comments_el: string | null
      comments_en: string | null
      signed_pdf: boolean
      serves_bachelor: boolean
      serves_master: boolean
      serves_doctorate: boolean
      adoption: 'adopter' | 'beta' | 'none'
    }
    answer: {
      done: true
    }
  }
  'POST /api/desk/institutions/{institution}/name': {
    path: {
      institution: string
    }
    body: {
      name_el: string
      name_en: string
      used_until: string
    }
    answer: {
      done: true
    }
  }
  'POST /api/desk/institutions/{institution}/former-names': {
    path: {
      institution: string
    }
    body: {
      name_el: string
      name_en: string | null
      used_until: string | null
    }
    answer: {
      done: true
    }
  }
  'POST /api/desk/institutions/{institution}/merger': {
    path: {
      institution: string
    }
    body: {
      into: string
      on: string
    }
    answer: {
      done: true
    }
  }
  'POST /api/desk/institutions/{institution}/departments': {
    path: {
      institution: string
    }
    body: {
      name_el: string
      name_en: string
      minedu_id: string | null
      maintainer_id: string | null
      former_institution_el: string | null
      former_institution_en: string | null
      kind: 'maintaining' | 'issuing'
    }
    answer: {
      done: true
    }
  }
  'POST /api/desk/departments': {
    body: {
      name_el: string
      name_en: string
      minedu_id: string | null
      maintainer_id: string | null
      former_institution_el: string | null
      former_institution_en: string | null
      id: string
    }
    answer: {
      done: true
    }
  }
  'GET /api/desk/institutions/{institution}/connection': {
    path: {
      institution: string
    }
    answer: {
      current: {
        mode: 'view' | 'api'
        facts: {
          name: string
          value: string
        }[]
        changed_at: string
      } | null
      proposals: {
        id: string
        note: string | null
        state: 'open' | 'approved' | 'rejected' | 'withdrawn'
        proposed_by: {
          id: string
          name: string
        }
        proposed_at: string
        decided_by: {
          id: string
          name: string
        } | null
        decided_at: string | null
        reason: string | null
        settings: {
          mode: 'view' | 'api'
          facts: {
            name: string
            value: string
          }[]
        }
        test: {
          outcome: 'answered' | 'timed-out' | 'broken-answer' | 'not-opened'
          reason: string | null
          took_ms: number
          records: number
          unreadable: number
          not_asked_for: number
          violations: {
            field: string
            rule: string
            text: {
              el: string
              en: string
            }
            count: number
          }[]
        }
      }[]
    }
  }
  'POST /api/desk/institutions/{institution}/connection/test': {
    path: {
      institution: string
    }
    body: {
      settings:
        | {
            mode: 'api'
            address: string
            key: string
            basic_auth: {
              user: string
              password: string
            } | null
            member_names: {
              token: string
              query: string
              filter: string
            } | null
            charset: ('utf-8' | 'windows-1253') | null
          }
        | {
            mode: 'view'
            dialect: 'postgresql' | 'mysql' | 'oracle' | 'sqlserver'
            connection_string: string
            view: string
          }
    }
    answer: {
      outcome: 'answered' | 'timed-out' | 'broken-answer' | 'not-opened'
      reason: string | null
      took_ms: number
      records: number
      unreadable: number
      not_asked_for: number
      violations: {
        field: string
        rule: string
        text: {
          el: string
          en: string
        }
        count: number
      }[]
    }
  }
  'POST /api/desk/institutions/{institution}/connection/proposals': {
    path: {
      institution: string
    }
    body: {
      settings:
        | {
            mode: 'api'
            address: string
            key: string
            basic_auth: {
              user: string
              password: string
            } | null
            member_names: {
              token: string
              query: string
              filter: string
            } | null
            charset: ('utf-8' | 'windows-1253') | null
          }
        | {
            mode: 'view'
            dialect: 'postgresql' | 'mysql' | 'oracle' | 'sqlserver'
            connection_string: string
            view: string
          }
      note: string | null
    }
    answer: {
      done: true
    }
  }
  'POST /api/desk/institutions/{institution}/connection/proposals/{proposal}/approve': {
    path: {
      institution: string
      proposal: string
    }
    answer: {
      done: true
    }
  }
  'POST /api/desk/institutions/{institution}/connection/proposals/{proposal}/withdraw': {
    path: {
      institution: string
      proposal: string
    }
    answer: {
      done: true
    }
  }
  'POST /api/desk/institutions/{institution}/connection/proposals/{proposal}/reject': {
    path: {
      institution: string
      proposal: string
    }
    body: {
      reason: string
    }
    answer: {
      done: true
    }
  }
  'GET /api/desk/institutions/{institution}/figures': {
    path: {
      institution: string
    }
    answer: {
      can_declare: boolean
      figures: {
        bachelor: number
        master: number
        doctorate: number
        undocumented: number | null
        source: 'counted' | 'declared'
        as_of: string
      } | null
    }
  }
  'POST /api/desk/institutions/{institution}/figures': {
    path: {
      institution: string
    }
    body: {
      bachelor: number
      master: number
      doctorate: number
      as_of: string
    }
    answer: {
      done: true
    }
  }
  'GET /api/desk/institutions/{institution}/quality': {
    path: {
      institution: string
    }
    answer: {
      days: {
        day: string
        answers: number
        records: number
        unreadable: number
        notAskedFor: number
        violations: number
      }[]
      rules: {
        field: string
        rule: string
        text: {
          el: string
          en: string
        }
        violations: number
      }[]
      worst: {
        record: string
        broken: string[]
        lastSeen: string
      }[]
    }
  }
  'GET /api/desk/inspections/purposes': {
    answer: {
      purposes: {
        client: {
          el: string
          en: string
        }
        purpose: string
        checks: number
        found: number
      }[]
    }
  }
  'GET /api/desk/inspections/hand-overs': {
    answer: {
      institutions: {
        code: string
        name_el: string
        name_en: string
        open: number
        overdue: number
        next_answer_by: string
      }[]
    }
  }
  'GET /api/desk/inspections': {
    answer: {
      inspections: {
        id: string
        at: string
        client: {
          el: string
          en: string
        }
        institution: string
        purpose: string
        case_number: string | null
        receipt: 'told' | 'due' | 'delayed'
        delay: {
          until: string
          reason: string
          by: string
        } | null
      }[]
    }
  }
  'GET /api/desk/requests': {
    query: {
      of?: 'all' | 'mine'
      state?: 'open' | 'assigned' | 'resolved' | 'unresolved'
      maintainer?: string
      level?: '6' | '7' | '8' | ''
      overdue?: '' | 'true'
      reference?: string
      order?: 'answer_by' | 'created_at'
      page?: number
    }
    answer: {
      requests: {
        id: string
        reference: string
        kind: 'missing' | 'wrong' | 'inspection'
        state: 'open' | 'assigned' | 'resolved'
        outcome: ('mended' | 'as-it-should-be' | 'not-ours' | 'confirmed' | 'not-confirmed') | null
        institution: {
          code: string
          name_el: string
          name_en: string
        }
        department: {
          el: string
          en: string
        } | null
        level: ('6' | '7' | '8') | null
        created_at: string
        answer_by: string
        working_days_left: number | null
        resolved_at: string | null
        assignee: {
          kind: 'account' | 'group'
          id: string
          name: string
        } | null
        is_mine: boolean
      }[]
      total: number
      counts: {
        open: number
        mine: number
        overdue: number
      }
      departments: {
        maintainer_id: string
        name_el: string
        name_en: string
      }[]
    }
  }
  'GET /api/desk/requests/{id}': {
    path: {
      id: string
    }
    answer: {
      id: string
      reference: string
      kind: 'missing' | 'wrong' | 'inspection'
      state: 'open' | 'assigned' | 'resolved'
      outcome: ('mended' | 'as-it-should-be' | 'not-ours' | 'confirmed' | 'not-confirmed') | null
      institution: {
        code: string
        name_el: string
        name_en: string
      }
      department: {
        el: string
        en: string
      } | null
      level: ('6' | '7' | '8') | null
      created_at: string
      answer_by: string
      working_days_left: number | null
      resolved_at: string | null
      assignee: {
        kind: 'account' | 'group'
        id: string
        name: string
      } | null
      is_mine: boolean
      person: {
        first_name: string | null
        last_name: string
        fathers_name: string | null
        birth_date: string | null
        identifier: {
          scheme: 'ssn' | 'tin'
          value: string
        } | null
      }
      text: string | null
      year: number | null
      degree: {
        title: {
          el: string
          en: string
        }
        key: {
          [k: string]: string
        }
      } | null
      inspection: {
        organisation: {
          el: string
          en: string
        }
        purpose: string
        case_number: string | null
      } | null
      attachments: {
        id: string
        name: string
        type: 'application/pdf' | 'image/jpeg' | 'image/png'
        size: number
      }[]
      messages: {
        id: string
        by: 'holder' | 'staff'
        at: string
        text: string
        attachments: {
          id: string
          name: string
          type: 'application/pdf' | 'image/jpeg' | 'image/png'
          size: number
        }[]
        by_name: string | null
      }[]
      notes: {
        id: string
        at: string
        by_name: string
        text: string
      }[]
      history: {
        at: string
        act:
          | 'created'
          | 'assigned-by-level'
          | 'assigned'
          | 'message'
          | 'note'
          | 'resolved'
          | 'reminded'
          | 'department-changed'
        by: string | null
        to: string | null
      }[]
      rights: {
        assign: boolean
        resolve: boolean
      }
    }
  }
  'GET /api/desk/requests/{id}/assignees': {
    path: {
      id: string
    }
    answer: {
      assignees: {
        kind: 'account' | 'group'
        id: string
        name: string
        waiting: number
        levels: ('6' | '7' | '8')[]
      }[]
    }
  }
  'GET /api/desk/requests/{id}/departments': {
    path: {
      id: string
    }
    answer: {
      departments: {
        maintainer_id: string
        name_el: string
        name_en: string
      }[]
    }
  }
  'POST /api/desk/requests/{id}/assign': {
    path: {
      id: string
    }
    body: {
      kind: 'account' | 'group'
      id: string
    }
    answer: {
      done: true
    }
  }
  'POST /api/desk/requests/{id}/department': {
    path: {
      id: string
    }
    body: {
      maintainer_id: string
    }
    answer: {
      done: true
    }
  }
  'POST /api/desk/requests/{id}/messages': {
    path: {
      id: string
    }
    body: {
      text: string
    }
    answer: {
      done: true
    }
  }
  'POST /api/desk/requests/{id}/notes': {
    path: {
      id: string
    }
    body: {
      text: string
    }
    answer: {
      done: true
    }
  }
  'POST /api/desk/requests/{id}/resolve': {
    path: {
      id: string
    }
    body: {
      outcome: 'mended' | 'as-it-should-be' | 'not-ours' | 'confirmed' | 'not-confirmed'
      text: string
    }
    answer: {
      done: true
    }
  }
  'GET /api/desk/helpdesk/settings': {
    answer: {
      takes_requests: boolean
      contact: string | null
      departments: {
        maintainer_id: string
        name_el: string
        name_en: string
        email: string | null
      }[]
      may_change: boolean
    }
  }
  'POST /api/desk/helpdesk/settings': {
    body: {
      takes_requests: boolean
      contact: string | null
      /**
       * @maxItems 300
       */
      departments: {
        maintainer_id: string
        email: string | null
      }[]
    }
    answer: {
      takes_requests: boolean
      contact: string | null
      departments: {
        maintainer_id: string
        name_el: string
        name_en: string
        email: string | null
      }[]
      may_change: boolean
    }
  }
  'GET /api/desk/helpdesk/groups': {
    answer: {
      groups: {
        id: string
        maintainer_id: string
        name: string
        members: {
          id: string
          name: string
          role: 'view' | 'assign' | 'resolve' | 'full'
        }[]
        may_change: boolean
      }[]
      departments: {
        maintainer_id: string
        name_el: string
        name_en: string
        may_change: boolean
        candidates: {
          id: string
          name: string
          role: 'view' | 'assign' | 'resolve' | 'full'
        }[]
      }[]
    }
  }
  'POST /api/desk/helpdesk/groups': {
    body: {
      maintainer_id: string
      name: string
      /**
       * @maxItems 100
       */
      members: string[]
    }
    answer: {
      groups: {
        id: string
        maintainer_id: string
        name: string
        members: {
          id: string
          name: string
          role: 'view' | 'assign' | 'resolve' | 'full'
        }[]
        may_change: boolean
      }[]
      departments: {
        maintainer_id: string
        name_el: string
        name_en: string
        may_change: boolean
        candidates: {
          id: string
          name: string
          role: 'view' | 'assign' | 'resolve' | 'full'
        }[]
      }[]
    }
  }
  'POST /api/desk/helpdesk/groups/{id}': {
    path: {
      id: string
    }
    body: {
      maintainer_id: string
      name: string
      /**
       * @maxItems 100
       */
      members: string[]
    }
    answer: {
      groups: {
        id: string
        maintainer_id: string
        name: string
        members: {
          id: string
          name: string
          role: 'view' | 'assign' | 'resolve' | 'full'
        }[]
        may_change: boolean
      }[]
      departments: {
        maintainer_id: string
        name_el: string
        name_en: string
        may_change: boolean
        candidates: {
          id: string
          name: string
          role: 'view' | 'assign' | 'resolve' | 'full'
        }[]
      }[]
    }
  }
  'POST /api/desk/inspections/{id}/delay': {
    path: {
      id: string
    }
    body: {
      until: string
      reason: string
    }
    answer: {
      done: true
    }
  }
}
