/** Marathi texts about whether a company is confirmed. */
export const companyProofTexts = {
  'companySign.verified': 'पडताळलेली कंपनी',
  'companySign.unverified': 'कंपनी अजून पडताळलेली नाही',
  'companyProof.closed.unconfirmed': 'तुमच्या कंपनीची खात्री झाल्यावर संपर्क, CV आणि संदेश उघडतील.',
  'companyProof.closed.waiting': 'आमची टीम तुमची कंपनी तपासत आहे. त्यानंतर संपर्क, CV आणि संदेश उघडतील.',
  'companyProof.closed.refused': 'तुमच्या कंपनीची खात्री झाली नाही, म्हणून संपर्क, CV आणि संदेश बंद राहतील.',
  'companyProof.confirm': 'तुमच्या कंपनीची खात्री करा',
  'companyProof.see': 'तुमची कंपनी पाहा',
} as const
