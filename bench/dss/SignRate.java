import com.sun.management.OperatingSystemMXBean;
import eu.europa.esig.dss.enumerations.DigestAlgorithm;
import eu.europa.esig.dss.enumerations.JWSSerializationType;
import eu.europa.esig.dss.enumerations.SignatureAlgorithm;
import eu.europa.esig.dss.enumerations.SignatureLevel;
import eu.europa.esig.dss.enumerations.SignaturePackaging;
import eu.europa.esig.dss.jades.JAdESSignatureParameters;
import eu.europa.esig.dss.jades.signature.JAdESService;
import eu.europa.esig.dss.model.InMemoryDocument;
import eu.europa.esig.dss.model.SignatureValue;
import eu.europa.esig.dss.model.x509.CertificateToken;
import eu.europa.esig.dss.pades.PAdESSignatureParameters;
import eu.europa.esig.dss.pades.signature.PAdESService;
import eu.europa.esig.dss.service.crl.OnlineCRLSource;
import eu.europa.esig.dss.service.ocsp.OnlineOCSPSource;
import eu.europa.esig.dss.service.tsp.OnlineTSPSource;
import eu.europa.esig.dss.spi.DSSUtils;
import eu.europa.esig.dss.spi.client.http.NativeHTTPDataLoader;
import eu.europa.esig.dss.spi.validation.CommonCertificateVerifier;
import eu.europa.esig.dss.spi.x509.CommonTrustedCertificateSource;
import eu.europa.esig.dss.spi.x509.revocation.crl.CRLSource;
import eu.europa.esig.dss.spi.x509.revocation.crl.CRLToken;
import eu.europa.esig.dss.spi.x509.revocation.ocsp.OCSPSource;
import eu.europa.esig.dss.spi.x509.revocation.ocsp.OCSPToken;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.KeyFactory;
import java.security.PrivateKey;
import java.security.Signature;
import java.security.spec.PKCS8EncodedKeySpec;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;

/**
 * How often EU DSS signs in a second of processor time, at B, LT and LTA: a line "format level rate" each, the best of three
 * rounds after a warm-up. Arguments: folder with root.der, seal.der, issuing.der, seal.p8, payload.json and document.pdf;
 * address of the time-stamping authority. OCSP answers and lists are remembered, as Perga remembers them.
 */
public class SignRate {
  private static final OperatingSystemMXBean SYSTEM =
      (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();

  private final CommonCertificateVerifier verifier = new CommonCertificateVerifier();
  private final OnlineTSPSource stamps;
  private final CertificateToken leaf;
  private final List<CertificateToken> chain;
  private final PrivateKey key;
  private final byte[] payload;
  private final byte[] page;

  private SignRate(Path folder, String stampingAddress) throws Exception {
    NativeHTTPDataLoader loader = new NativeHTTPDataLoader();
    CommonTrustedCertificateSource anchors = new CommonTrustedCertificateSource();
    anchors.addCertificate(DSSUtils.loadCertificate(folder.resolve("root.der").toFile()));
    verifier.setTrustedCertSources(anchors);
    verifier.setOcspSource(remembered(new OnlineOCSPSource(loader)));
    verifier.setCrlSource(remembered(new OnlineCRLSource(loader)));
    stamps = new OnlineTSPSource(stampingAddress);
    stamps.setDataLoader(loader);
    leaf = DSSUtils.loadCertificate(folder.resolve("seal.der").toFile());
    chain = List.of(leaf, DSSUtils.loadCertificate(folder.resolve("issuing.der").toFile()));
    byte[] encoded = Files.readAllBytes(folder.resolve("seal.p8"));
    key = KeyFactory.getInstance("EC").generatePrivate(new PKCS8EncodedKeySpec(encoded));
    payload = Files.readAllBytes(folder.resolve("payload.json"));
    page = Files.readAllBytes(folder.resolve("document.pdf"));
  }

  public static void main(String[] arguments) throws Exception {
    SignRate rate = new SignRate(Path.of(arguments[0]), arguments[1]);
    for (String level : List.of("B", "LT", "LTA")) {
      System.out.println("JAdES " + level + " " + best(() -> rate.json(level)));
      System.out.println("PAdES " + level + " " + best(() -> rate.pdf(level)));
    }
  }

  private static OCSPSource remembered(OnlineOCSPSource source) {
    Map<String, OCSPToken> known = new HashMap<>();
    return (certificate, issuer) ->
        known.computeIfAbsent(certificate.getDSSIdAsString(), id -> source.getRevocationToken(certificate, issuer));
  }

  private static CRLSource remembered(OnlineCRLSource source) {
    Map<String, CRLToken> known = new HashMap<>();
    return (certificate, issuer) ->
        known.computeIfAbsent(certificate.getDSSIdAsString(), id -> source.getRevocationToken(certificate, issuer));
  }

  private static double best(Callable<?> step) throws Exception {
    repeat(step, 2);
    return Math.max(repeat(step, 1.5), Math.max(repeat(step, 1.5), repeat(step, 1.5)));
  }

  private static double repeat(Callable<?> step, double seconds) throws Exception {
    long end = System.nanoTime() + (long) (seconds * 1e9);
    long before = SYSTEM.getProcessCpuTime();
    int count = 0;
    for (; System.nanoTime() < end; count++) step.call();
    return count * 1e9 / (SYSTEM.getProcessCpuTime() - before);
  }

  private SignatureValue sign(byte[] bytes) throws Exception {
    Signature signature = Signature.getInstance("SHA256withECDSA");
    signature.initSign(key);
    signature.update(bytes);
    return new SignatureValue(SignatureAlgorithm.ECDSA_SHA256, signature.sign());
  }

  private Object json(String level) throws Exception {
    JAdESSignatureParameters parameters = new JAdESSignatureParameters();
    parameters.setSignatureLevel(SignatureLevel.valueOf("JAdES_BASELINE_" + level));
    parameters.setJwsSerializationType(JWSSerializationType.FLATTENED_JSON_SERIALIZATION);
    parameters.setSignaturePackaging(SignaturePackaging.ENVELOPING);
    parameters.setDigestAlgorithm(DigestAlgorithm.SHA256);
    parameters.setSigningCertificate(leaf);
    parameters.setCertificateChain(chain);
    JAdESService service = new JAdESService(verifier);
    service.setTspSource(stamps);
    InMemoryDocument document = new InMemoryDocument(payload);
    SignatureValue value = sign(service.getDataToSign(document, parameters).getBytes());
    return service.signDocument(document, parameters, value);
  }

  private Object pdf(String level) throws Exception {
    PAdESSignatureParameters parameters = new PAdESSignatureParameters();
    parameters.setSignatureLevel(SignatureLevel.valueOf("PAdES_BASELINE_" + level));
    parameters.setDigestAlgorithm(DigestAlgorithm.SHA256);
    parameters.setSigningCertificate(leaf);
    parameters.setCertificateChain(chain);
    PAdESService service = new PAdESService(verifier);
    service.setTspSource(stamps);
    InMemoryDocument document = new InMemoryDocument(page);
    SignatureValue value = sign(service.getDataToSign(document, parameters).getBytes());
    return service.signDocument(document, parameters, value);
  }
}
