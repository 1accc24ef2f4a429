import type { drivePageTexts } from './en.ts'

/** A drive’s page for the side that runs it, in Hindi. */
export const drivePage: Record<keyof typeof drivePageTexts, string> = {
  'titles.drivePage': 'प्लेसमेंट ड्राइव',
  'drivePage.back': 'प्लेसमेंट ड्राइव',
  'drivePage.edit': 'बदलें',
  'drivePage.manage': 'नौकरियाँ और आवेदक',
  'drivePage.applicants': 'आवेदकों को देखें',
  'drivePage.requests':
    '{n, plural, =0 {अभी किसी ने हिस्सा लेने का अनुरोध नहीं किया} one {# उम्मीदवार ने हिस्सा लेने का अनुरोध किया} other {# उम्मीदवारों ने हिस्सा लेने का अनुरोध किया}}',
  'drivePage.candidatesSee': 'उम्मीदवारों को यही पेज दिखता है, यहाँ “आवेदन करें” बटन के साथ।',
  'drivePage.missing': 'प्लेसमेंट ड्राइव नहीं मिली',
  'drivePage.missing.text': 'इसे मिटा दिया गया है, या लिंक अधूरा है।',
}
