import { bodyRules, UploadKeyForm } from '@perga/contracts'

export const uploadKeyRules = bodyRules(UploadKeyForm)
