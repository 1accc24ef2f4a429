import type { ProfileTexts } from './en.ts'

/** Marathi texts of a public profile page for a browser that runs no script. */
export const texts: ProfileTexts = {
  verified: 'HR ने पडताळले',
  Fresher: 'फ्रेशर',
  Experienced: 'अनुभवी',
  join: 'रुजू होण्यास तयार',
  switch: 'नोकरी बदलण्यास तयार',
  roles: 'याच्या शोधात',
  skills: 'कौशल्ये',
  experience: 'अनुभव',
  today: 'आजपर्यंत',
  education: 'शिक्षण',
  website: 'वेबसाइट',
  hire: 'Pramaan वरून भरती करा',
  hireText: 'पूर्ण प्रोफाइल पाहण्यासाठी आणि संपर्क करण्यासाठी कंपनी म्हणून साइन इन करा. हे मोफत आहे.',
  gone: 'इथे कोणतेही पान नाही',
  goneText: 'लिंक चुकीची लिहिली असेल, किंवा तिच्या मालकाने पान बंद केले असेल.',
}
