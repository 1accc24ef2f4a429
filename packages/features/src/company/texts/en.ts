/** English texts about whether a company is confirmed (D67). */
export const companyProofTexts = {
  'companySign.verified': 'Verified employer',
  'companySign.unverified': 'Employer not verified yet',
  'companyProof.closed.unconfirmed': 'Contacts, CVs and messages open once your company is confirmed.',
  'companyProof.closed.waiting': 'Our staff are checking your company. Contacts, CVs and messages open after that.',
  'companyProof.closed.refused': 'Your company was not confirmed, so contacts, CVs and messages stay closed.',
  'companyProof.confirm': 'Confirm your company',
  'companyProof.see': 'See your company',
} as const
