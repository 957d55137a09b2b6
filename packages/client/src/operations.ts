// Generated from docs/openapi.json by `npm run openapi`: never edited by hand.

export type PublicCount = number | ('few' | 'withheld')
export type IscedField =
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

export interface Operations {
  'GET /api/holder/session': {
    answer: HolderSession
  }
  'POST /api/holder/social-security-number': {
    body: SocialSecurityNumberForm
    answer: {
      done: true
    }
  }
  'GET /api/client/login': {
    query: {
      token?: string
      next?: string
      citizen?: '1'
      lang?: string
    }
    answer: LoginAnswer
  }
  'GET /api/client/institutions_metadata': {
    answer: InstitutionsMetadata
  }
  'GET /api-test/client/institutions_metadata': {
    answer: InstitutionsMetadata
  }
  'GET /api/v1/institutions/lookup': {
    query: {
      q: string
    }
    answer: InstitutionLookup
  }
  'GET /api/staff/unrecognised-names': {
    answer: UnrecognisedNames
  }
  'POST /api/staff/unrecognised-names': {
    body: NewUnrecognisedName
    answer: CreatedId
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
    answer: StatisticsAnswer
  }
  'GET /api-test/client/stats/{institutionName}': {
    path: {
      institutionName: string
    }
    answer: StatisticsAnswer
  }
  'GET /api/figures': {
    answer: Figures
  }
  'GET /api/tour': {
    answer: TourAnswer
  }
  'GET /api/user/clients/': {
    query: {
      lang?: string
    }
    answer: ListedClient[]
  }
  'GET /api/client/get_auth_data': {
    answer: AuthData
  }
  'GET /api/administrator/session': {
    answer: RegistrationSession
  }
  'GET /api/representative/session': {
    answer: RegistrationSession
  }
  'POST /api/registration/requests': {
    body: OrganisationRequestForm
    answer: {
      received: true
    }
  }
  'GET /api/administrator/organisation': {
    answer: AdministeredOrganisation
  }
  'POST /api/administrator/details': {
    body: OrganisationDetails
    answer: AdministeredOrganisation
  }
  'POST /api/administrator/invitations': {
    body: InvitationForm
    answer: AdministeredOrganisation
  }
  'POST /api/administrator/invitations/{id}/resending': {
    path: {
      id: string
    }
    answer: AdministeredOrganisation
  }
  'POST /api/administrator/invitations/{id}/revocation': {
    path: {
      id: string
    }
    answer: AdministeredOrganisation
  }
  'POST /api/administrator/representatives/{id}/reconfirmation': {
    path: {
      id: string
    }
    body: ReconfirmationForm
    answer: AdministeredOrganisation
  }
  'GET /api/registration/invitations/{code}': {
    path: {
      code: string
    }
    answer: OfferedRole
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
    answer: OwnRoles
  }
  'POST /api/representative/roles/cancellation': {
    body: RoleName
    answer: OwnRoles
  }
  'POST /api/representative/unlinking': {
    answer: OwnRoles
  }
  'GET /api/administrator/enquiries': {
    query: {
      state?: 'read' | 'nothing' | 'unanswered' | 'refused' | 'under-way'
      person?: string
      from?: string
      until?: string
      lang?: string
    }
    answer: Enquiries
  }
  'GET /api/representative/enquiries': {
    query: {
      state?: 'read' | 'nothing' | 'unanswered' | 'refused' | 'under-way'
      person?: string
      from?: string
      until?: string
      lang?: string
    }
    answer: Enquiries
  }
  'POST /api/client/diplomas/': {
    body: AccessLinkForm
    answer: {
      error: string | null
      errorCode: string | null
      data: ReleasedDiploma[]
      expires_at: number | null
      status: {
        [k: string]: 1200 | 1404 | 1408 | 1409 | 1502 | 1503
      }
      language: ('el' | 'en') | null
      pin?: 'needed' | 'wrong' | 'locked'
    }
  }
  'POST /api/client/verify': {
    body: VerificationForm
    answer: VerificationAnswer
  }
  'GET /api/client/institutions': {
    answer: InspectableInstitutions
  }
  'GET /api/client/institutions/{institution}/departments': {
    path: {
      institution: string
    }
    answer: InspectableDepartments
  }
  'POST /api/client/diploma_check/check': {
    body: InspectionForm
    answer: InspectionAnswer
  }
  'POST /api/client/diploma_check/hand-over': {
    body: HandOverForm
    answer: HandOverAnswer
  }
  'GET /api/client/diploma_check/hand_overs': {
    answer: HandOvers
  }
  'GET /api/client/diploma_check/purposes': {
    answer: PurposeReport
  }
  'POST /api/archive/inspection': {
    answer: ArchiveInspection
  }
  'GET /api/v1/diplomas': {
    answer: {
      data: ReleasedDiploma[]
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
    answer: OwnSystems
  }
  'POST /api/administrator/systems': {
    body: SystemRequestForm
    answer: OwnSystems
  }
  'POST /api/administrator/systems/{id}/secrets': {
    path: {
      id: string
    }
    answer: NewSecret
  }
  'POST /api/administrator/systems/{id}/secrets/retirement': {
    path: {
      id: string
    }
    body: {
      slot: 1 | 2
    }
    answer: OwnSystems
  }
  'POST /api/administrator/systems/{id}/keys': {
    path: {
      id: string
    }
    body: SystemKeys
    answer: OwnSystems
  }
  'POST /api/administrator/systems/{id}/revocation': {
    path: {
      id: string
    }
    answer: OwnSystems
  }
  'GET /api/holder/interactions/{uid}': {
    path: {
      uid: string
    }
    answer: Interaction
  }
  'GET /api/holder/interactions/{uid}/degrees': {
    path: {
      uid: string
    }
    answer: {
      degrees: ShareableDegree[]
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
    body: ConsentForm
    answer: LeaveTo
  }
  'POST /api/holder/interactions/{uid}/refusal': {
    path: {
      uid: string
    }
    answer: LeaveTo
  }
  'GET /api/holder/diplomas': {
    answer: {
      degrees: OwnDegree[]
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
    answer: OwnCopy
  }
  'GET /api/holder/export': {
    answer: HolderExport
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
    answer: OwnAuthorizations
  }
  'POST /api/holder/authorizations/{id}/revocation': {
    path: {
      id: string
    }
    answer: OwnAuthorizations
  }
  'GET /api/holder/receipts': {
    answer: OwnReceipts
  }
  'POST /api/holder/receipts/seen': {
    answer: {
      done: true
    }
  }
  'GET /api/holder/receipt-address': {
    answer: ReceiptAddress
  }
  'POST /api/holder/receipt-address': {
    body: ReceiptAddressForm
    answer: ReceiptAddress
  }
  'POST /api/holder/receipt-address/confirmation': {
    body: ReceiptAddressCode
    answer: ReceiptAddress
  }
  'POST /api/holder/receipt-address/removal': {
    answer: ReceiptAddress
  }
  'GET /api/holder/requests/institutions': {
    answer: RequestOffer
  }
  'GET /api/holder/requests/institutions/{code}/departments': {
    path: {
      code: string
    }
    answer: RequestDepartments
  }
  'POST /api/holder/requests': {
    answer: DegreeRequestReceipt
  }
  'GET /api/holder/requests': {
    answer: OwnRequests
  }
  'GET /api/holder/requests/{id}': {
    path: {
      id: string
    }
    answer: OwnRequest
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
    answer: AccessLinkToken
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
          entitlements: StaffEntitlement[]
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
    body: RegistrationToken
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
    answer: SignOnInstitutions
  }
  'PUT /api/desk/institutions/{institution}/degrees': {
    path: {
      institution: string
    }
    query: {
      trial?: 'true' | 'false'
      charset?: 'utf-8' | 'windows-1253'
    }
    answer: UploadReport
  }
  'GET /api/desk/institutions/{institution}/degrees': {
    path: {
      institution: string
    }
    answer: UploadState
  }
  'PUT /api/v1/institutions/{institution}/degrees': {
    path: {
      institution: string
    }
    query: {
      trial?: 'true' | 'false'
      charset?: 'utf-8' | 'windows-1253'
    }
    answer: UploadReport
  }
  'GET /api/desk/institutions/{institution}/upload-keys': {
    path: {
      institution: string
    }
    answer: UploadKeys
  }
  'POST /api/desk/institutions/{institution}/upload-keys': {
    path: {
      institution: string
    }
    body: UploadKeyForm
    answer: NewUploadKey
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
    answer: Organisations
  }
  'POST /api/desk/organisations': {
    body: OrganisationRequestForm
    answer: VettedOrganisation
  }
  'GET /api/desk/organisations/{id}': {
    path: {
      id: string
    }
    answer: VettedOrganisation
  }
  'POST /api/desk/organisations/{id}/details': {
    path: {
      id: string
    }
    body: CorrectionForm
    answer: VettedOrganisation
  }
  'POST /api/desk/organisations/{id}/clients': {
    path: {
      id: string
    }
    body: FurtherClientForm
    answer: VettedOrganisation
  }
  'POST /api/desk/organisations/{id}/evidence': {
    path: {
      id: string
    }
    body: EvidenceForm
    answer: VettedOrganisation
  }
  'POST /api/desk/organisations/{id}/confirmation': {
    path: {
      id: string
    }
    body: ConfirmationForm
    answer: VettedOrganisation
  }
  'POST /api/desk/organisations/{id}/refusal': {
    path: {
      id: string
    }
    body: ReasonForm
    answer: VettedOrganisation
  }
  'POST /api/desk/organisations/{id}/suspension': {
    path: {
      id: string
    }
    body: ReasonForm
    answer: VettedOrganisation
  }
  'POST /api/desk/organisations/{id}/institutions': {
    path: {
      id: string
    }
    body: InstitutionGrantForm
    answer: VettedOrganisation
  }
  'GET /api/desk/systems': {
    answer: SystemRequests
  }
  'POST /api/desk/systems/{id}/confirmation': {
    path: {
      id: string
    }
    body: SystemConfirmation
    answer: SystemRequests
  }
  'POST /api/desk/systems/{id}/refusal': {
    path: {
      id: string
    }
    body: ReasonForm
    answer: SystemRequests
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
      templates: TemplateSummary[]
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
          template: TemplateSummary
          versions: TemplateVersionFacts[]
        }
      | LearningSpecification
  }
  'GET /api/v1/templates/{blueprintId}/versions/{version}/signed': {
    path: {
      blueprintId: string
      version: number
    }
    answer: JadesFile
  }
  'GET /api/v1/template-tree': {
    answer: TemplateForest
  }
  'GET /api/v1/template-tree/{institution}': {
    path: {
      institution: string
    }
    answer: TemplateTree
  }
  'GET /api/staff/templates/rights': {
    answer: TemplateRights
  }
  'GET /api/staff/templates/drafts': {
    answer: TemplateDrafts
  }
  'POST /api/staff/templates/drafts': {
    body: SavedDraft
    answer: CreatedId
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
    body: DraftComment
    answer: {
      done: true
    }
  }
  'GET /api/staff/templates/choices/{institution}': {
    path: {
      institution: string
    }
    answer: TemplateChoices
  }
  'POST /api/staff/curricula': {
    body: NewCurriculum
    answer: CreatedId
  }
  'POST /api/staff/curricula/{id}/revisions': {
    path: {
      id: string
    }
    body: CurriculumForm
    answer: CurriculumOutcome
  }
  'POST /api/staff/issuing-departments': {
    body: NewIssuingDepartment
    answer: CreatedId
  }
  'POST /api/staff/templates/import': {
    body: TemplateImport
    answer: ImportReport
  }
  'GET /api/staff/templates/editors/{institution}': {
    path: {
      institution: string
    }
    answer: TemplateEditors
  }
  'POST /api/staff/templates/editors/{account}/change': {
    path: {
      account: string
    }
    body: EditorChange
    answer: {
      done: true
    }
  }
  'GET /api/desk/members': {
    answer: ProviderMembers
  }
  'POST /api/desk/members': {
    body: InvitationOfMember
    answer: {
      done: true
    }
  }
  'POST /api/desk/members/{id}/link': {
    path: {
      id: string
    }
    body: LinkLanguage
    answer: {
      done: true
    }
  }
  'POST /api/desk/members/{id}/confirm': {
    path: {
      id: string
    }
    body: ConfirmationOfMember
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
    answer: OwnPasskeys
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
    body: PasskeyToRemove
    answer: {
      done: true
    }
  }
  'GET /api/desk/institutions/{institution}/sign-on': {
    path: {
      institution: string
    }
    answer: SignOnSettings
  }
  'POST /api/desk/institutions/{institution}/sign-on/proposals': {
    path: {
      institution: string
    }
    body: SignOnMetadata
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
    body: ProposalRejection
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
    answer: EntitlementPrefix
  }
  'POST /api/desk/entitlements/check': {
    body: EntitlementCheckForm
    answer: EntitlementCheck
  }
  'GET /api/desk/institutions': {
    answer: DirectoryList
  }
  'POST /api/desk/institutions': {
    body: NewInstitution
    answer: {
      done: true
    }
  }
  'GET /api/desk/institutions/{institution}': {
    path: {
      institution: string
    }
    answer: DirectoryEntry
  }
  'POST /api/desk/institutions/{institution}': {
    path: {
      institution: string
    }
    body: InstitutionProfile
    answer: {
      done: true
    }
  }
  'POST /api/desk/institutions/{institution}/name': {
    path: {
      institution: string
    }
    body: InstitutionRenaming
    answer: {
      done: true
    }
  }
  'POST /api/desk/institutions/{institution}/former-names': {
    path: {
      institution: string
    }
    body: FormerName
    answer: {
      done: true
    }
  }
  'POST /api/desk/institutions/{institution}/merger': {
    path: {
      institution: string
    }
    body: InstitutionMerger
    answer: {
      done: true
    }
  }
  'POST /api/desk/institutions/{institution}/departments': {
    path: {
      institution: string
    }
    body: NewDepartment
    answer: {
      done: true
    }
  }
  'POST /api/desk/departments': {
    body: DepartmentChange
    answer: {
      done: true
    }
  }
  'GET /api/desk/institutions/{institution}/connection': {
    path: {
      institution: string
    }
    answer: ConnectionOverview
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
            ca?: string | null
            charset?: ('utf-8' | 'windows-1253') | null
          }
    }
    answer: ConnectionTest
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
            ca?: string | null
            charset?: ('utf-8' | 'windows-1253') | null
          }
        | {
            mode: 'file'
          }
      note: string | null
    }
    answer: {
      done: true
    }
  }
  'POST /api/desk/institutions/{institution}/connection/remove': {
    path: {
      institution: string
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
    body: ProposalRejection
    answer: {
      done: true
    }
  }
  'GET /api/desk/institutions/{institution}/figures': {
    path: {
      institution: string
    }
    answer: InstitutionFigures
  }
  'POST /api/desk/institutions/{institution}/figures': {
    path: {
      institution: string
    }
    body: DeclaredFigures
    answer: {
      done: true
    }
  }
  'GET /api/desk/institutions/{institution}/quality': {
    path: {
      institution: string
    }
    answer: QualityReport
  }
  'GET /api/desk/inspections/purposes': {
    answer: InspectionPurposes
  }
  'GET /api/desk/inspections/hand-overs': {
    answer: HandOverOverview
  }
  'GET /api/desk/inspections': {
    answer: RecentInspections
  }
  'GET /api/desk/inspections/locks': {
    answer: InspectionLocks
  }
  'POST /api/desk/inspections/locks/{id}/lift': {
    path: {
      id: string
    }
    body: ProposalRejection
    answer: {
      done: true
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
    answer: RequestQueue
  }
  'GET /api/desk/requests/{id}': {
    path: {
      id: string
    }
    answer: DeskRequest
  }
  'GET /api/desk/requests/{id}/assignees': {
    path: {
      id: string
    }
    answer: RequestAssignees
  }
  'GET /api/desk/requests/{id}/departments': {
    path: {
      id: string
    }
    answer: RequestTargets
  }
  'POST /api/desk/requests/{id}/assign': {
    path: {
      id: string
    }
    body: AssignmentForm
    answer: {
      done: true
    }
  }
  'POST /api/desk/requests/{id}/department': {
    path: {
      id: string
    }
    body: RequestTransferForm
    answer: {
      done: true
    }
  }
  'POST /api/desk/requests/{id}/messages': {
    path: {
      id: string
    }
    body: RequestMessageForm
    answer: {
      done: true
    }
  }
  'POST /api/desk/requests/{id}/notes': {
    path: {
      id: string
    }
    body: RequestMessageForm
    answer: {
      done: true
    }
  }
  'POST /api/desk/requests/{id}/resolve': {
    path: {
      id: string
    }
    body: ResolutionForm
    answer: {
      done: true
    }
  }
  'GET /api/desk/helpdesk/settings': {
    answer: HelpdeskSettings
  }
  'POST /api/desk/helpdesk/settings': {
    body: HelpdeskSettingsForm
    answer: HelpdeskSettings
  }
  'GET /api/desk/helpdesk/groups': {
    answer: HelpdeskGroups
  }
  'POST /api/desk/helpdesk/groups': {
    body: HelpdeskGroupForm
    answer: HelpdeskGroups
  }
  'POST /api/desk/helpdesk/groups/{id}': {
    path: {
      id: string
    }
    body: HelpdeskGroupForm
    answer: HelpdeskGroups
  }
  'POST /api/desk/helpdesk/groups/{id}/remove': {
    path: {
      id: string
    }
    answer: HelpdeskGroups
  }
  'POST /api/desk/inspections/{id}/delay': {
    path: {
      id: string
    }
    body: ReceiptDelay
    answer: {
      done: true
    }
  }
  'GET /api/desk/receipt-delays': {
    answer: ReceiptDelayOrders
  }
  'POST /api/desk/receipt-delays': {
    body: ReceiptDelayOrder
    answer: {
      done: true
    }
  }
  'POST /api/desk/receipt-delays/{id}/end': {
    path: {
      id: string
    }
    answer: {
      done: true
    }
  }
}
export interface HolderSession {
  logged_in: boolean
  name: string | null
  registry: ('found' | 'unknown' | 'ambiguous' | 'absent' | 'declared') | null
}
export interface SocialSecurityNumberForm {
  number: string
}
export interface LoginAnswer {
  gsisURI: string
}
export interface InstitutionsMetadata {
  metadata: InstitutionMetadata[]
}
export interface InstitutionMetadata {
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
}
export interface InstitutionLookup {
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
export interface UnrecognisedNames {
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
export interface NewUnrecognisedName {
  name: string
  country: string | null
  reasonEl: string
  reasonEn: string
}
export interface CreatedId {
  id: string
}
export interface StatisticsAnswer {
  diplomasInfo: InstitutionStatistics[]
}
export interface InstitutionStatistics {
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
}
export interface Figures {
  asOf: string
  since: string | null
  totals: {
    link: PublicCount
    oauth: PublicCount
    inspection: PublicCount
    'holder-copy': PublicCount
    verification: PublicCount
  }
  days: {
    link: PublicCount
    oauth: PublicCount
    inspection: PublicCount
    'holder-copy': PublicCount
    verification: PublicCount
    period: string
  }[]
  months: {
    link: PublicCount
    oauth: PublicCount
    inspection: PublicCount
    'holder-copy': PublicCount
    verification: PublicCount
    period: string
  }[]
  institutions: InstitutionAvailability[]
}
export interface InstitutionAvailability {
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
    timedOut: PublicCount
    unreachable: PublicCount
    broken: PublicCount
  }
}
export interface TourAnswer {
  personas: TourPersona[] | null
}
export interface TourPersona {
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
}
export interface ListedClient {
  id: string
  name: string
  display_name: string
  display_name_el: string
  display_name_en: string
  kind: 'named' | 'any-tax-user'
}
export interface AuthData {
  logged_in: boolean
  name: string | null
  user_name: string | null
  can_inspect: boolean
  inspect_institutions: string[]
  clients: SessionClient[]
  citizen: boolean
}
export interface SessionClient {
  id: string
  name: string
  display_name: string
  can_read: boolean
  can_inspect: boolean
}
export interface RegistrationSession {
  logged_in: boolean
  name: string | null
}
export interface OrganisationRequestForm {
  name_el: string
  name_en: string
  sector: 'public' | 'private'
  tax_number: string
  contact_name: string
  contact_phone: string
  contact_email: string
  language: 'el' | 'en'
}
export interface AdministeredOrganisation {
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
export interface OrganisationDetails {
  name_el: string
  name_en: string
  sector: 'public' | 'private'
  contact_name: string
  contact_phone: string
  contact_email: string
  language: 'el' | 'en'
}
export interface InvitationForm {
  email: string
  client: string
  service: 'reading' | 'inspection'
  language: 'el' | 'en'
}
export interface ReconfirmationForm {
  still: boolean
}
export interface OfferedRole {
  organisation_el: string
  organisation_en: string
  display_name_el: string
  display_name_en: string
  service: 'reading' | 'inspection'
  expires_at: number
}
export interface OwnRoles {
  organisation: {
    name_el: string
    name_en: string
    is_active: boolean
  } | null
  state: ('active' | 'suspended') | null
  suspended_for: ('not-reconfirmed' | 'administrator') | null
  confirmed_until: number | null
  roles: {
    client: string
    display_name_el: string
    display_name_en: string
    service: 'reading' | 'inspection'
  }[]
}
export interface RoleName {
  client: string
  service: 'reading' | 'inspection'
}
export interface Enquiries {
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
export interface AccessLinkForm {
  token: string
  pin?: string
}
export interface ReleasedDiploma {
  diploma: WireDiploma
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
export interface WireDiploma {
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
export interface VerificationForm {
  signedAuditId: string
  auditId: string
  clientId: string
}
export interface VerificationAnswer {
  error: string | null
  verified: boolean
  match: boolean | null
  comparison: 'compared' | 'unavailable' | 'not-attempted'
  diploma: WireDiploma | null
  year: string | null
  status: string | null
  statusDate: string | null
  steps: VerificationStep[]
}
export interface VerificationStep {
  step: 'integrity' | 'issuer' | 'status' | 'time' | 'content'
  verdict: 'passed' | 'failed' | 'indeterminate'
  finding: string
}
export interface InspectableInstitutions {
  issuers: {
    Institution_Code: string
    Institution: string
    Institution_en: string
  }[]
  allowed: string[]
}
export interface InspectableDepartments {
  issuers: {
    Department: string
    Department_en: string
  }[]
}
export interface InspectionForm {
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
export interface InspectionAnswer {
  result: InspectedDiploma[] | null
  resultCount: number | null
  error: string | null
  errorCode: string | null
  hand_over: string | null
}
export interface InspectedDiploma {
  diploma: WireDiploma
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
}
export interface HandOverForm {
  hand_over: string
}
export interface HandOverAnswer {
  request: string
  reference: string
  answer_by: string
}
export interface HandOvers {
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
export interface PurposeReport {
  purposes: {
    purpose: string
    checks: number
    found: number
  }[]
}
export interface ArchiveInspection {
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
  steps: ArchiveStep[]
}
export interface ArchiveStep {
  code: string
  topic: 'integrity' | 'issuer' | 'status' | 'time' | 'algorithms'
  verdict: 'passed' | 'failed' | 'indeterminate'
  text: {
    el: string
    en: string
  }
}
export interface OwnSystems {
  systems: OwnSystem[]
}
export interface OwnSystem {
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
  quota_per_minute: number | null
  allows_get_renewal: boolean | null
  secrets: {
    slot: number
    created_at: number
    last_used_at: number | null
  }[]
}
export interface SystemRequestForm {
  client: string
  name: string
  purpose_el: string
  purpose_en: string
  contact_email: string
  /**
   * @minItems 1
   */
  scopes: ('title' | 'issuer' | 'level' | 'grade' | 'dates' | 'identifiers')[]
  /**
   * @minItems 1
   * @maxItems 10
   */
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
}
export interface NewSecret {
  client_id: string
  secret: string
  systems: OwnSystem[]
}
export interface SystemKeys {
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
export interface Interaction {
  uid: string
  logged_in: boolean
  registry?: ('found' | 'unknown' | 'ambiguous' | 'absent' | 'declared') | null
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
  scopes: ('title' | 'issuer' | 'level' | 'grade' | 'dates' | 'identifiers')[]
  durations: number[]
  default_duration: number
  longest_duration: number
  makes_link?: boolean
}
export interface ShareableDegree {
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
}
export interface ConsentForm {
  /**
   * @minItems 1
   * @maxItems 50
   */
  degrees: string[]
  /**
   * @minItems 1
   */
  scopes: string[]
  duration: number
  language?: 'el' | 'en'
  pin?: string
  view_limit?: number
  name_declared?: boolean
}
export interface LeaveTo {
  location: string
}
export interface OwnDegree {
  degree: string
  institution: {
    el: string
    en: string
  }
  diploma: OwnDiploma | null
  titleId: string
  name_differs: boolean
}
export interface OwnDiploma {
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
}
export interface OwnCopy {
  copy: ReleasedDiploma
}
export interface HolderExport {
  exported_at: string
  account: {
    name: string
    tax_number: string
    social_security_number: string | null
    known_since: string
    tax_number_kept: boolean
  }
  receipt_address: ReceiptAddress
  authorizations: OwnAuthorization[]
  receipts: OwnReceipt[]
  releases: {
    audit_id: string
    signed_at: string
    client: string
    institution: string
    certificate_id: string
    title_id: string
    scopes: string[]
  }[]
  requests: OwnRequest[]
  readings: {
    at: string
    reader: {
      el: string
      en: string
    }
    basis: 'link' | 'oauth' | 'inspection' | 'holder-copy' | 'verification'
    degrees: number
  }[]
  audit: {
    at: string
    act: string
    object: string | null
    detail: {
      [k: string]: unknown
    }
  }[]
}
export interface ReceiptAddress {
  available: boolean
  email: string | null
  confirmed: boolean
  language: ('el' | 'en') | null
}
export interface OwnAuthorization {
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
  system: string | null
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
  scopes: ('title' | 'issuer' | 'level' | 'grade' | 'dates' | 'identifiers')[]
  name_declared_at: number | null
  terms_version: string
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
}
export interface OwnReceipt {
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
  scopes: ('title' | 'issuer' | 'level' | 'grade' | 'dates' | 'identifiers')[]
  authorization: string | null
  is_new: boolean
  delay_reason: string | null
}
export interface OwnRequest {
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
  attachments: RequestAttachment[]
  messages: RequestMessage[]
}
export interface RequestAttachment {
  id: string
  name: string
  type: 'application/pdf' | 'image/jpeg' | 'image/png'
  size: number
}
export interface RequestMessage {
  id: string
  by: 'holder' | 'staff'
  at: string
  text: string
  attachments: RequestAttachment[]
}
export interface OwnAuthorizations {
  authorizations: OwnAuthorization[]
}
export interface OwnReceipts {
  receipts: OwnReceipt[]
}
export interface ReceiptAddressForm {
  email: string
  language: 'el' | 'en'
}
export interface ReceiptAddressCode {
  code: string
}
export interface RequestOffer {
  institutions: {
    code: string
    name_el: string
    name_en: string
    takes_requests: boolean
    contact: string | null
  }[]
}
export interface RequestDepartments {
  departments: {
    id: string
    name_el: string
    name_en: string
  }[]
}
export interface DegreeRequestReceipt {
  id: string
  reference: string
  answer_by: string
}
export interface OwnRequests {
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
export interface AccessLinkToken {
  token: string
  expires_at: number
  email: string | null
  display_name: string
}
export interface StaffEntitlement {
  maintainer_id: string
  role: 'view' | 'assign' | 'resolve' | 'full'
  levels: ('6' | '7' | '8')[]
  department: {
    el: string
    en: string
  } | null
}
export interface RegistrationToken {
  token: string
}
export interface SignOnInstitutions {
  institutions: {
    code: string
    name_el: string
    name_en: string
  }[]
}
export interface UploadReport {
  outcome: 'accepted' | 'tried' | 'refused'
  degrees: number
  errors: number
  warnings: number
  findings: UploadFinding[]
}
export interface UploadFinding {
  line: number
  field: string | null
  rule: string
  severity: 'error' | 'warning'
  el: string
  en: string
}
export interface UploadState {
  isAgreed: boolean
  uploadedAt: string | null
  degrees: number
}
export interface UploadKeys {
  address: string
  keys: {
    id: string
    label: string
    networks: string[]
    made_at: string
    last_used_at: string | null
  }[]
}
export interface UploadKeyForm {
  label: string
  /**
   * @maxItems 20
   */
  networks: string[]
}
export interface NewUploadKey {
  key: string
}
export interface Organisations {
  organisations: {
    id: string
    name_el: string
    name_en: string
    sector: 'public' | 'private'
    state: 'requested' | 'administrator-in' | 'representatives-in' | 'confirmed' | 'refused' | 'suspended'
    requested_at: number
  }[]
}
export interface VettedOrganisation {
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
    act:
      | 'evidence'
      | 'confirmed'
      | 'refused'
      | 'suspended'
      | 'institution-granted'
      | 'institution-withdrawn'
      | 'asked-anew'
      | 'corrected'
      | 'client-entered'
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
export interface CorrectionForm {
  name_el: string
  name_en: string
  sector: 'public' | 'private'
  contact_name: string
  contact_phone: string
  contact_email: string
  language: 'el' | 'en'
  reference: string
}
export interface FurtherClientForm {
  display_name_el: string
  display_name_en: string
  contact_email: string
  /**
   * @minItems 1
   */
  scopes: ('title' | 'issuer' | 'level' | 'grade' | 'dates' | 'identifiers')[]
  reference: string
}
export interface EvidenceForm {
  kind: 'business-registry' | 'government-gazette' | 'tax-registry' | 'statute' | 'other'
  reference: string
  note: string | null
}
export interface ConfirmationForm {
  /**
   * @minItems 1
   */
  scopes: ('title' | 'issuer' | 'level' | 'grade' | 'dates' | 'identifiers')[]
  note: string | null
}
export interface ReasonForm {
  reason: string
}
export interface InstitutionGrantForm {
  client: string
  institution: string
  granted: boolean
  reference: string
}
export interface SystemRequests {
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
    quota_per_minute: number | null
    allows_get_renewal: boolean | null
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
export interface SystemConfirmation {
  quota_per_minute: number
  allows_get_renewal: boolean
}
export interface TemplateSummary {
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
export interface TemplateVersionFacts {
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
}
export interface LearningSpecification {
  '@context': string
  id: string
  type: string
  [k: string]: unknown
}
export interface JadesFile {
  payload: string
  protected: string
  signature: string
  header?: {
    etsiU: string[]
  }
}
export interface TemplateForest {
  institutions: {
    id: string
    name: {
      el: string
      en: string
    }
    count: number
  }[]
}
export interface TemplateTree {
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
export interface TemplateRights {
  institutions: string[] | null
}
export interface TemplateDrafts {
  drafts: TemplateDraft[]
}
export interface TemplateDraft {
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
  differences: TemplateDifference[]
}
export interface TemplateDifference {
  field: string
  before: {
    el: string
    en: string
  } | null
  after: {
    el: string
    en: string
  } | null
}
export interface SavedDraft {
  institution: string
  titleId: string
  content: TemplateContent
}
export interface TemplateContent {
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
  iscedField: IscedField
  issuingDepartmentId: string
  curriculumId: string
}
export interface DraftComment {
  comment: string
}
export interface TemplateChoices {
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
export interface NewCurriculum {
  nameEl: string
  nameEn: string
  level: '6' | '7' | '8'
  /**
   * @minItems 1
   * @maxItems 80
   */
  iscedFields: IscedField[]
  validFrom: string | null
  validTo: string | null
  departmentId: string
}
export interface CurriculumForm {
  nameEl: string
  nameEn: string
  level: '6' | '7' | '8'
  /**
   * @minItems 1
   * @maxItems 80
   */
  iscedFields: IscedField[]
  validFrom: string | null
  validTo: string | null
}
export interface CurriculumOutcome {
  id: string
  outcome: 'new' | 'same'
}
export interface NewIssuingDepartment {
  maintainerId: string
  nameEl: string
  nameEn: string
}
export interface TemplateImport {
  institution: string
  format: 'csv' | 'json'
  text: string
  isDryRun: boolean
}
export interface ImportReport {
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
export interface TemplateEditors {
  accounts: {
    id: string
    name: string
    email: string | null
    isEditor: boolean
  }[]
}
export interface EditorChange {
  isEditor: boolean
}
export interface ProviderMembers {
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
export interface InvitationOfMember {
  name: string
  email: string
  language: 'el' | 'en'
}
export interface LinkLanguage {
  language: 'el' | 'en'
}
export interface ConfirmationOfMember {
  code: string
}
export interface OwnPasskeys {
  passkeys: {
    id: string
    label: string
    created_at: string
    last_used_at: string | null
  }[]
}
export interface PasskeyToRemove {
  id: string
}
export interface SignOnSettings {
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
  proposals: SignOnProposal[]
}
export interface SignOnProposal {
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
}
export interface SignOnMetadata {
  metadata: string
  note: string | null
}
export interface ProposalRejection {
  reason: string
}
export interface EntitlementPrefix {
  prefix: string
}
export interface EntitlementCheckForm {
  /**
   * @minItems 1
   * @maxItems 100
   */
  values: string[]
}
export interface EntitlementCheck {
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
export interface DirectoryList {
  institutions: {
    code: string
    name_el: string
    name_en: string
    adoption: 'adopter' | 'beta' | 'none'
    merged_into: string | null
    connection: ('view' | 'api' | 'file') | null
    has_proposal: boolean
  }[]
}
export interface NewInstitution {
  code: string
  name_el: string
  name_en: string
}
export interface DirectoryEntry {
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
  departments: DeskDepartment[]
  history: {
    at: string
    act: string
    by: string
    side: 'provider' | 'institution' | 'upload-key'
    changes: {
      name: string
      value: string
    }[]
  }[]
}
export interface DeskDepartment {
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
}
export interface InstitutionProfile {
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
export interface InstitutionRenaming {
  name_el: string
  name_en: string
  used_until: string
}
export interface FormerName {
  name_el: string
  name_en: string | null
  used_until: string | null
}
export interface InstitutionMerger {
  into: string
  on: string
}
export interface NewDepartment {
  name_el: string
  name_en: string
  minedu_id: string | null
  maintainer_id: string | null
  former_institution_el: string | null
  former_institution_en: string | null
  kind: 'maintaining' | 'issuing'
}
export interface DepartmentChange {
  name_el: string
  name_en: string
  minedu_id: string | null
  maintainer_id: string | null
  former_institution_el: string | null
  former_institution_en: string | null
  id: string
}
export interface ConnectionOverview {
  current: {
    mode: 'view' | 'api' | 'file'
    facts: {
      name: string
      value: string
    }[]
    changed_at: string
  } | null
  proposals: ConnectionProposal[]
}
export interface ConnectionProposal {
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
    mode: 'view' | 'api' | 'file'
    facts: {
      name: string
      value: string
    }[]
  }
  test: ConnectionTest | null
}
export interface ConnectionTest {
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
export interface InstitutionFigures {
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
export interface DeclaredFigures {
  bachelor: number
  master: number
  doctorate: number
  as_of: string
}
export interface QualityReport {
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
export interface InspectionPurposes {
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
export interface HandOverOverview {
  institutions: {
    code: string
    name_el: string
    name_en: string
    open: number
    overdue: number
    next_answer_by: string
  }[]
}
export interface RecentInspections {
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
export interface InspectionLocks {
  locks: {
    id: string
    user: string | null
    organisation: {
      el: string
      en: string
    } | null
    at: string
    until: string
    isInForce: boolean
    lifted: {
      at: string
      by: string
      reason: string
    } | null
  }[]
}
export interface RequestQueue {
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
export interface DeskRequest {
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
  attachments: RequestAttachment[]
  messages: {
    id: string
    by: 'holder' | 'staff'
    at: string
    text: string
    attachments: RequestAttachment[]
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
      'created' | 'assigned-by-level' | 'assigned' | 'message' | 'note' | 'resolved' | 'reminded' | 'department-changed'
    by: string | null
    to: string | null
  }[]
  rights: {
    assign: boolean
    resolve: boolean
  }
}
export interface RequestAssignees {
  assignees: {
    kind: 'account' | 'group'
    id: string
    name: string
    waiting: number
    levels: ('6' | '7' | '8')[]
  }[]
}
export interface RequestTargets {
  departments: {
    maintainer_id: string
    name_el: string
    name_en: string
  }[]
}
export interface AssignmentForm {
  kind: 'account' | 'group'
  id: string
}
export interface RequestTransferForm {
  maintainer_id: string
}
export interface RequestMessageForm {
  text: string
}
export interface ResolutionForm {
  outcome: 'mended' | 'as-it-should-be' | 'not-ours' | 'confirmed' | 'not-confirmed'
  text: string
}
export interface HelpdeskSettings {
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
export interface HelpdeskSettingsForm {
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
export interface HelpdeskGroups {
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
export interface HelpdeskGroupForm {
  maintainer_id: string
  name: string
  /**
   * @maxItems 100
   */
  members: string[]
}
export interface ReceiptDelay {
  until: string
  reason: string
}
export interface ReceiptDelayOrders {
  orders: {
    id: string
    client: {
      el: string
      en: string
    }
    case_number: string
    until: string
    reason: string
    by: string
  }[]
  clients: {
    id: string
    name: {
      el: string
      en: string
    }
  }[]
  last_day: string
}
export interface ReceiptDelayOrder {
  client: string
  case_number: string
  until: string
  reason: string
}
