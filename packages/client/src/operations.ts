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
      answer_by: string
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
          keys:
            | []
            | [
                {
                  kty: string
                  [k: string]: unknown
                }
              ]
            | [
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                }
              ]
            | [
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                }
              ]
            | [
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                }
              ]
            | [
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                }
              ]
            | [
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                }
              ]
            | [
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                }
              ]
            | [
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                }
              ]
            | [
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                }
              ]
            | [
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                }
              ]
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
      redirect_uris:
        | [string]
        | [string, string]
        | [string, string, string]
        | [string, string, string, string]
        | [string, string, string, string, string]
        | [string, string, string, string, string, string]
        | [string, string, string, string, string, string, string]
        | [string, string, string, string, string, string, string, string]
        | [string, string, string, string, string, string, string, string, string]
        | [string, string, string, string, string, string, string, string, string, string]
      method: 'client_secret_basic' | 'private_key_jwt'
      jwks: {
        /**
         * @maxItems 10
         */
        keys:
          | []
          | [
              {
                kty: string
                [k: string]: unknown
              }
            ]
          | [
              {
                kty: string
                [k: string]: unknown
              },
              {
                kty: string
                [k: string]: unknown
              }
            ]
          | [
              {
                kty: string
                [k: string]: unknown
              },
              {
                kty: string
                [k: string]: unknown
              },
              {
                kty: string
                [k: string]: unknown
              }
            ]
          | [
              {
                kty: string
                [k: string]: unknown
              },
              {
                kty: string
                [k: string]: unknown
              },
              {
                kty: string
                [k: string]: unknown
              },
              {
                kty: string
                [k: string]: unknown
              }
            ]
          | [
              {
                kty: string
                [k: string]: unknown
              },
              {
                kty: string
                [k: string]: unknown
              },
              {
                kty: string
                [k: string]: unknown
              },
              {
                kty: string
                [k: string]: unknown
              },
              {
                kty: string
                [k: string]: unknown
              }
            ]
          | [
              {
                kty: string
                [k: string]: unknown
              },
              {
                kty: string
                [k: string]: unknown
              },
              {
                kty: string
                [k: string]: unknown
              },
              {
                kty: string
                [k: string]: unknown
              },
              {
                kty: string
                [k: string]: unknown
              },
              {
                kty: string
                [k: string]: unknown
              }
            ]
          | [
              {
                kty: string
                [k: string]: unknown
              },
              {
                kty: string
                [k: string]: unknown
              },
              {
                kty: string
                [k: string]: unknown
              },
              {
                kty: string
                [k: string]: unknown
              },
              {
                kty: string
                [k: string]: unknown
              },
              {
                kty: string
                [k: string]: unknown
              },
              {
                kty: string
                [k: string]: unknown
              }
            ]
          | [
              {
                kty: string
                [k: string]: unknown
              },
              {
                kty: string
                [k: string]: unknown
              },
              {
                kty: string
                [k: string]: unknown
              },
              {
                kty: string
                [k: string]: unknown
              },
              {
                kty: string
                [k: string]: unknown
              },
              {
                kty: string
                [k: string]: unknown
              },
              {
                kty: string
                [k: string]: unknown
              },
              {
                kty: string
                [k: string]: unknown
              }
            ]
          | [
              {
                kty: string
                [k: string]: unknown
              },
              {
                kty: string
                [k: string]: unknown
              },
              {
                kty: string
                [k: string]: unknown
              },
              {
                kty: string
                [k: string]: unknown
              },
              {
                kty: string
                [k: string]: unknown
              },
              {
                kty: string
                [k: string]: unknown
              },
              {
                kty: string
                [k: string]: unknown
              },
              {
                kty: string
                [k: string]: unknown
              },
              {
                kty: string
                [k: string]: unknown
              }
            ]
          | [
              {
                kty: string
                [k: string]: unknown
              },
              {
                kty: string
                [k: string]: unknown
              },
              {
                kty: string
                [k: string]: unknown
              },
              {
                kty: string
                [k: string]: unknown
              },
              {
                kty: string
                [k: string]: unknown
              },
              {
                kty: string
                [k: string]: unknown
              },
              {
                kty: string
                [k: string]: unknown
              },
              {
                kty: string
                [k: string]: unknown
              },
              {
                kty: string
                [k: string]: unknown
              },
              {
                kty: string
                [k: string]: unknown
              }
            ]
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
          keys:
            | []
            | [
                {
                  kty: string
                  [k: string]: unknown
                }
              ]
            | [
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                }
              ]
            | [
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                }
              ]
            | [
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                }
              ]
            | [
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                }
              ]
            | [
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                }
              ]
            | [
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                }
              ]
            | [
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                }
              ]
            | [
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                }
              ]
            | [
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                }
              ]
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
          keys:
            | []
            | [
                {
                  kty: string
                  [k: string]: unknown
                }
              ]
            | [
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                }
              ]
            | [
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                }
              ]
            | [
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                }
              ]
            | [
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                }
              ]
            | [
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                }
              ]
            | [
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                }
              ]
            | [
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                }
              ]
            | [
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                }
              ]
            | [
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                }
              ]
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
          keys:
            | []
            | [
                {
                  kty: string
                  [k: string]: unknown
                }
              ]
            | [
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                }
              ]
            | [
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                }
              ]
            | [
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                }
              ]
            | [
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                }
              ]
            | [
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                }
              ]
            | [
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                }
              ]
            | [
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                }
              ]
            | [
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                }
              ]
            | [
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                }
              ]
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
        keys:
          | []
          | [
              {
                kty: string
                [k: string]: unknown
              }
            ]
          | [
              {
                kty: string
                [k: string]: unknown
              },
              {
                kty: string
                [k: string]: unknown
              }
            ]
          | [
              {
                kty: string
                [k: string]: unknown
              },
              {
                kty: string
                [k: string]: unknown
              },
              {
                kty: string
                [k: string]: unknown
              }
            ]
          | [
              {
                kty: string
                [k: string]: unknown
              },
              {
                kty: string
                [k: string]: unknown
              },
              {
                kty: string
                [k: string]: unknown
              },
              {
                kty: string
                [k: string]: unknown
              }
            ]
          | [
              {
                kty: string
                [k: string]: unknown
              },
              {
                kty: string
                [k: string]: unknown
              },
              {
                kty: string
                [k: string]: unknown
              },
              {
                kty: string
                [k: string]: unknown
              },
              {
                kty: string
                [k: string]: unknown
              }
            ]
          | [
              {
                kty: string
                [k: string]: unknown
              },
              {
                kty: string
                [k: string]: unknown
              },
              {
                kty: string
                [k: string]: unknown
              },
              {
                kty: string
                [k: string]: unknown
              },
              {
                kty: string
                [k: string]: unknown
              },
              {
                kty: string
                [k: string]: unknown
              }
            ]
          | [
              {
                kty: string
                [k: string]: unknown
              },
              {
                kty: string
                [k: string]: unknown
              },
              {
                kty: string
                [k: string]: unknown
              },
              {
                kty: string
                [k: string]: unknown
              },
              {
                kty: string
                [k: string]: unknown
              },
              {
                kty: string
                [k: string]: unknown
              },
              {
                kty: string
                [k: string]: unknown
              }
            ]
          | [
              {
                kty: string
                [k: string]: unknown
              },
              {
                kty: string
                [k: string]: unknown
              },
              {
                kty: string
                [k: string]: unknown
              },
              {
                kty: string
                [k: string]: unknown
              },
              {
                kty: string
                [k: string]: unknown
              },
              {
                kty: string
                [k: string]: unknown
              },
              {
                kty: string
                [k: string]: unknown
              },
              {
                kty: string
                [k: string]: unknown
              }
            ]
          | [
              {
                kty: string
                [k: string]: unknown
              },
              {
                kty: string
                [k: string]: unknown
              },
              {
                kty: string
                [k: string]: unknown
              },
              {
                kty: string
                [k: string]: unknown
              },
              {
                kty: string
                [k: string]: unknown
              },
              {
                kty: string
                [k: string]: unknown
              },
              {
                kty: string
                [k: string]: unknown
              },
              {
                kty: string
                [k: string]: unknown
              },
              {
                kty: string
                [k: string]: unknown
              }
            ]
          | [
              {
                kty: string
                [k: string]: unknown
              },
              {
                kty: string
                [k: string]: unknown
              },
              {
                kty: string
                [k: string]: unknown
              },
              {
                kty: string
                [k: string]: unknown
              },
              {
                kty: string
                [k: string]: unknown
              },
              {
                kty: string
                [k: string]: unknown
              },
              {
                kty: string
                [k: string]: unknown
              },
              {
                kty: string
                [k: string]: unknown
              },
              {
                kty: string
                [k: string]: unknown
              },
              {
                kty: string
                [k: string]: unknown
              }
            ]
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
          keys:
            | []
            | [
                {
                  kty: string
                  [k: string]: unknown
                }
              ]
            | [
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                }
              ]
            | [
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                }
              ]
            | [
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                }
              ]
            | [
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                }
              ]
            | [
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                }
              ]
            | [
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                }
              ]
            | [
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                }
              ]
            | [
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                }
              ]
            | [
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                }
              ]
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
          keys:
            | []
            | [
                {
                  kty: string
                  [k: string]: unknown
                }
              ]
            | [
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                }
              ]
            | [
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                }
              ]
            | [
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                }
              ]
            | [
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                }
              ]
            | [
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                }
              ]
            | [
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                }
              ]
            | [
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                }
              ]
            | [
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                }
              ]
            | [
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                }
              ]
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
  'POST /api/holder/reports': {
    body:
      | {
          kind: 'wrong'
          degree: string
          text: string
        }
      | {
          kind: 'missing'
          institution: string
          text: string
        }
    answer: {
      done: true
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
      reports: {
        at: string
        institution: string
        kind: 'missing' | 'wrong'
        text: string
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
          transports?:
            | []
            | [string]
            | [string, string]
            | [string, string, string]
            | [string, string, string, string]
            | [string, string, string, string, string]
            | [string, string, string, string, string, string]
            | [string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string, string, string]
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
  'POST /api/staff/inspections/{id}/receipt-delay': {
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
          keys:
            | []
            | [
                {
                  kty: string
                  [k: string]: unknown
                }
              ]
            | [
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                }
              ]
            | [
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                }
              ]
            | [
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                }
              ]
            | [
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                }
              ]
            | [
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                }
              ]
            | [
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                }
              ]
            | [
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                }
              ]
            | [
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                }
              ]
            | [
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                }
              ]
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
          keys:
            | []
            | [
                {
                  kty: string
                  [k: string]: unknown
                }
              ]
            | [
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                }
              ]
            | [
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                }
              ]
            | [
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                }
              ]
            | [
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                }
              ]
            | [
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                }
              ]
            | [
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                }
              ]
            | [
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                }
              ]
            | [
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                }
              ]
            | [
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                }
              ]
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
          keys:
            | []
            | [
                {
                  kty: string
                  [k: string]: unknown
                }
              ]
            | [
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                }
              ]
            | [
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                }
              ]
            | [
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                }
              ]
            | [
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                }
              ]
            | [
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                }
              ]
            | [
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                }
              ]
            | [
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                }
              ]
            | [
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                }
              ]
            | [
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                },
                {
                  kty: string
                  [k: string]: unknown
                }
              ]
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
}
