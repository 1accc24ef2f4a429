/** Hindi texts about whether a company is confirmed. */
export const companyProofTexts = {
  'companySign.verified': 'सत्यापित कंपनी',
  'companySign.unverified': 'कंपनी अभी सत्यापित नहीं',
  'companyProof.closed.unconfirmed': 'आपकी कंपनी की पुष्टि होने पर संपर्क, CV और संदेश खुलेंगे।',
  'companyProof.closed.waiting': 'हमारी टीम आपकी कंपनी की जाँच कर रही है। उसके बाद संपर्क, CV और संदेश खुलेंगे।',
  'companyProof.closed.refused': 'आपकी कंपनी की पुष्टि नहीं हुई, इसलिए संपर्क, CV और संदेश बंद रहेंगे।',
  'companyProof.confirm': 'अपनी कंपनी की पुष्टि करें',
  'companyProof.see': 'अपनी कंपनी देखें',
} as const
