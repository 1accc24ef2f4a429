/** Hindi texts of `skills`. */
export const skills = {
  'skills.yours': 'आपके हुनर',
  'skills.none': 'अभी कुछ नहीं चुना है। नीचे की सूची में से चुनें।',
  'skills.full': 'दस हो गए। दूसरा चुनने के लिए एक हटाएँ।',
  'skills.search': '{count, number} हुनर में खोजें',
  'skills.searchAll': 'हुनर खोजें',
  'skills.all': 'सभी हुनर',
  'skills.noMatch': 'इस नाम का कोई हुनर नहीं मिला। कोई दूसरा शब्द आज़माएँ।',
  'skills.goesWith': '{skill} के साथ',
} as const
