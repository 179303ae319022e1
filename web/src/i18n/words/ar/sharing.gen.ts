// Written by `make gen` from locales/. Do not edit.

export const sharingWords = {
  about: "ما تعرضه محركات البحث وتطبيقات المراسلة عن صفحتك. ما يُترك فارغًا يؤخذ من الصفحة نفسها.",
  searchTitle: "في محرك بحث",
  chatTitle: "في محادثة",
  noPicture: "بلا صورة",
  drawnPicture: "من دون صورة منك، تُرسم هذه الصورة انطلاقًا من موقعك المحفوظ.",
  drawnAlt: "الصورة المرسومة انطلاقًا من الموقع",
  longTitle: "بعد ٦٠ حرفًا كثيرًا ما يُقتطع العنوان.",
  longDescription: "بعد ١٦٠ حرفًا كثيرًا ما يُقتطع الوصف.",
};
