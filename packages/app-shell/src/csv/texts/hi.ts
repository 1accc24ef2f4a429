export const csv = {
  'csv.export': 'CSV में निकालें',
  'csv.export.busy': 'निकाला जा रहा है...',
  'csv.export.none': 'यह सूची खाली है, इसलिए निकालने को कुछ नहीं है।',
  'csv.export.truncated': 'फ़ाइल में पहली {shown} पंक्तियाँ हैं। बाकी सेव करने के लिए सूची छोटी करें।',
}
